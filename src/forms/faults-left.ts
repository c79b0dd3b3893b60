import type { FormFields } from './form-fields.ts';
import type { Submission } from './use-submission.ts';

/** What a receiver said of single fields, but for those that the visitor has changed since. */
export function faultsLeft(submission: Submission, fields: FormFields): FormFields {
  if (submission.phase !== 'failed') return {};
  const { faults = {}, fields: sent } = submission;
  return Object.fromEntries(Object.entries(faults).filter(([name]) => sent[name] === fields[name]));
}
