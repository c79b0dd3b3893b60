import type { SiteForms } from '#generated/types.ts';
import { EmailLink } from '../ui/email-link.tsx';
import type { Submission } from './use-submission.ts';
import { quoted } from '../ui/typography.ts';
import { locale } from '#generated/locale.ts';
import { tagOf } from '../shared/locale.ts';

interface Props {
  submission: Submission;
  forms: SiteForms;
  email: string;
}

/** The alert after a failure: its reason and the remedy. */
export function SubmissionAlert({ submission, forms: { failures, stopped }, email }: Props) {
  if (submission.phase !== 'failed' && submission.phase !== 'stopped') return null;
  return (
    <div role="alert" className="border-l-2 border-coral pl-4 text-strong">
      <p className="font-semibold">{failures.title}</p>
      {submission.phase === 'stopped' ? (
        <p className="mt-1">{stopped}</p>
      ) : (
        <p className="mt-1">
          {failures[submission.failure]}
          {submission.reason !== undefined && ` ${failures.reason} ${quoted(submission.reason.replace(/\.$/, ''))}.`}
          {submission.waitSeconds !== undefined && ` ${failures.wait} ${formatDelay(submission.waitSeconds)}.`}{' '}
          {failures.kept} <EmailLink value={email} />.
        </p>
      )}
    </div>
  );
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A delay in the largest unit that fits, rounded up: 90 seconds → `2 minutes`. @param seconds above 0 */
export function formatDelay(seconds: number): string {
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1];
  return new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / length),
  );
}
