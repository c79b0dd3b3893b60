import type { Roi, RoiCalculatorProfiles } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { withContext, type RequestContext } from './contact-action.ts';
import type { FormValues } from './form-values.ts';
import { ProfilePanel } from './profile-panel.tsx';

/** The panels of the chosen sector and of the chosen use case. */
export function Profiles({
  texts,
  roi,
  values,
  context,
}: {
  texts: RoiCalculatorProfiles;
  roi: Roi;
  values: FormValues;
  context: RequestContext;
}) {
  const sector = roi.sectors.find(({ id }) => id === values.sector);
  const useCase = roi.useCases.find(({ id }) => id === values.useCase);
  return (
    <div className="grid gap-10 md:grid-cols-2">
      {sector !== undefined && (
        <ProfilePanel
          label={texts.sector}
          rule="border-amber"
          profile={{ ...sector, savingsKEur: sector.averageSavingsKEur }}
          texts={texts}
        />
      )}
      {useCase !== undefined && (
        <ProfilePanel
          label={texts.useCase}
          rule="border-mint"
          profile={useCase}
          texts={texts}
          sectors={useCase.sectors.flatMap((id) => roi.sectors.filter((row) => row.id === id)).map(({ name }) => name)}
        >
          <ActionLink action={withContext(texts.action, context)} style="tertiary" />
        </ProfilePanel>
      )}
    </div>
  );
}
