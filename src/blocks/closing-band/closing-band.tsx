import type { ClosingBandBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Section } from '../../ui/section.tsx';

/**
 * Last section of a page: heading on the left, sentence and actions on the right.
 * `followsCalculation` marks the actions for the calculator, which then adds its context to their links.
 * `showsOptionalAction: false` drops `optionalAction`: pages of one family share a template which has no logic.
 */
export function ClosingBand({
  heading,
  text,
  actions,
  optionalAction,
  showsOptionalAction = true,
  followsCalculation = false,
}: ClosingBandBlock) {
  const shown = optionalAction !== undefined && showsOptionalAction ? [...actions, optionalAction] : actions;
  return (
    <Section tone="inset">
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-7">{heading}</h2>
        <div className="lg:col-span-5 lg:pt-1.5">
          <p className="max-w-prose">{text}</p>
          <div
            className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3"
            {...(followsCalculation && { 'data-calculation': '' })}
          >
            {shown.map((action, index) => (
              <ActionLink key={action.label} action={action} style={index === 0 ? 'primary' : 'secondary'} />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
