import { isEmpty, type DiffReport, type MovedAddress } from './report.ts';

/** The report for machines (docs/schemas/diff-report.schema.json). */
export function diffJson({ unexplained: _, ...report }: DiffReport) {
  return {
    version: 1,
    isEmpty: isEmpty(report),
    ...report,
    addresses: report.addresses.map(({ address, now }) => ({ address, ...answerOf(now) })),
    disagreements: report.disagreements.map((finding) => ({ severity: 'error', ...finding })),
  };
}

function answerOf(now: MovedAddress['now']) {
  if ('added' in now) return { answers: 'added' };
  if (now.leadsTo === undefined) return { answers: 'lost' };
  return now.leadsTo === null ? { answers: 'gone' } : { answers: 'moved', to: now.leadsTo };
}
