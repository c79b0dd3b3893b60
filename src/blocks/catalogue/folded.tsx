import type { ReactNode } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { foldedLabels, type ShownDetail } from './catalogue-row.ts';

/** The details of a row: on a telephone under one line that names them. */
export function Folded({ shown, children }: { shown: readonly ShownDetail[]; children: ReactNode }) {
  const summary = foldedLabels(shown);
  return summary === undefined ? children : <Fold summary={<span>{summary}</span>}>{children}</Fold>;
}
