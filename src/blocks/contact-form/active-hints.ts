import type { FormFields } from '../../forms/form-fields.ts';
import { valueOf } from '../../forms/options.ts';
import { contactHints } from '#generated/tables/contact-hints.ts';
import { contactSubjects } from '#generated/tables/contact-subjects.ts';
import type { ContactHint } from '#generated/types.ts';

/** The hints that answer to what is chosen now, in the order of their table. */
export function activeHints(fields: FormFields): ContactHint[] {
  const chosen: Record<ContactHint['criterion'], string | undefined> = {
    priority: fields.priority,
    sector: fields.sector,
    subject: contactSubjects.find(({ id }) => id === fields.subject)?.label,
  };
  return contactHints.filter(({ criterion, options }) =>
    options.some((option) => option === chosen[criterion] || valueOf(option) === chosen[criterion]),
  );
}
