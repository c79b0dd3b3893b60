import type { Form, FormLine, SiteForms } from '#generated/types.ts';
import { ExtraFields, postedTo, Trap } from './hidden-fields.tsx';
import { fieldsOf } from './answer.ts';
import { constraintsOf } from './controls.tsx';

/** A form on one line, in the footer. `browser/line-form.ts` reads the data attributes, and sends it without leaving the page. */
export function LineForm({ form, line, settings }: { form: Form; line: FormLine; settings: SiteForms }) {
  const sends = settings.delivery !== 'none';
  const fields = fieldsOf(form);
  const noteId = `${form.id}-note`;
  return (
    <form
      {...postedTo(settings.delivery)}
      aria-label={form.groups[0]?.legend}
      data-line-form={form.id}
      data-confirmation={sends ? line.subscribed : line.confirmation}
      {...(sends && {
        'data-delivery': settings.delivery,
        'data-timeout': settings.timeoutMs,
        'data-minimum-fill': settings.minimumFillMs,
        'data-failure': line.failure,
      })}
      className="mt-5 max-w-md"
    >
      {fields.map(({ name, kind, label, placeholder, required, autofill, minLength, maxLength }, index) => (
        <div key={name} className="not-first:mt-4">
          <label htmlFor={`${form.id}-${name}`} className="label text-quiet">
            {label}
          </label>
          <div className="mt-2 flex gap-2">
            <input
              id={`${form.id}-${name}`}
              name={name}
              type={kind}
              autoComplete={autofill ?? (kind === 'text' ? undefined : kind)}
              {...{ placeholder, required, minLength, maxLength }}
              {...constraintsOf(kind, required)}
              aria-describedby={noteId}
              className="field min-w-0 grow"
            />
            {index === fields.length - 1 && (
              <button type="submit" className="button-secondary">
                {form.submit}
              </button>
            )}
          </div>
        </div>
      ))}
      {sends && <ExtraFields form={form.id} fields={settings.extraFields} />}
      {sends && <Trap />}
      <p id={noteId} className="mt-2 text-small text-quiet">
        {sends ? line.sentNote : line.note}
      </p>
      <p role="status" className="mt-2 text-small text-strong data-failed:text-coral" />
    </form>
  );
}
