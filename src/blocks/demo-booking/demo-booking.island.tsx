import { useEffect } from 'react';
import { RequestForm } from '../../forms/request-form.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';
import type { DemoBookingBlock, DemoType, SiteForms } from '#generated/types.ts';
import { BookingForm } from './booking-form.tsx';
import { Confirmation } from './confirmation.tsx';
import { prefillOf } from './prefill.ts';
import { SessionPanel } from './session-panel.tsx';
import { TypeChoice } from './type-choice.tsx';

type Texts = Pick<DemoBookingBlock, 'typesLegend' | 'session' | 'form' | 'confirmation'>;

/** The booking desk: the type of demo, the panel that follows it, and the form they belong to. */
export function DemoBookingIsland({
  typesLegend,
  session,
  form: texts,
  confirmation,
  types,
  forms,
  email,
}: Texts & {
  types: readonly DemoType[];
  forms: SiteForms;
  /** Where to write when sending fails. */
  email: string;
}) {
  const form = useRequestForm('demo', forms, (search) => prefillOf(search, location.hash, types));
  useTypeLinks(types);
  const { submission, fields } = form;
  const typeOf = (id: string | undefined) => types.find((row) => row.id === id) ?? types[0];
  const type = typeOf(fields.demoType);
  const bookedType = submission.phase === 'confirmed' ? typeOf(submission.fields.demoType) : undefined;
  return (
    <>
      <RequestForm form={form} forms={forms} email={email} submitLabel={texts.submit}>
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          <div className="min-w-0 lg:col-span-8">
            <TypeChoice name="demoType" legend={typesLegend} coversHeading={session.coversHeading} types={types} />
          </div>
          <aside className="min-w-0 lg:col-span-4 lg:row-span-2">
            {type !== undefined && <SessionPanel texts={session} type={type} />}
          </aside>
          <div className="min-w-0 lg:col-span-8">
            <BookingForm texts={texts} prompt={forms.choose} />
          </div>
        </div>
      </RequestForm>
      {submission.phase === 'confirmed' && bookedType !== undefined && (
        <Confirmation
          texts={confirmation}
          forms={forms}
          fields={submission.fields}
          type={bookedType}
          onClose={form.close}
        />
      )}
    </>
  );
}

/** A link of the page to a type's card (`#security`) selects it too, also when the address is already there. */
function useTypeLinks(types: readonly DemoType[]): void {
  useEffect(() => {
    const select = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const id = link?.getAttribute('href')?.slice(1);
      if (types.some((row) => row.id === id)) document.querySelector<HTMLElement>(`#${id} input`)?.click();
    };
    document.addEventListener('click', select);
    return () => document.removeEventListener('click', select);
  }, [types]);
}
