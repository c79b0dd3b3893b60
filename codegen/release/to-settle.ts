import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json } from '../base/json.ts';
import type { Finding } from '../base/findings/finding.ts';
import { fileFinding } from '../read/source.ts';
import { ledgers } from '../run/ledgers.ts';

/**
 * Why a value is in the ledger: a text written for the site, a claim that may not be true, a value that only the owner knows. A `figure`
 * is settled: a figure typed in a text that its owner has approved as it is.
 */
const kinds = ['drafted', 'toVerify', 'toComplete', 'figure'] as const;

export interface Entry {
  /** Relative to the folder of the site, with forward slashes. */
  readonly file: string;
  /** The name of the value in its file (`average-roi/value`): items of lists by their ids. */
  readonly at: string;
  readonly kind: (typeof kinds)[number];
  /** Of the value when the line was written: by it a value is found that was moved by hand. */
  readonly hash: string;
  /** Why the claim is doubtful, for `toVerify`. */
  readonly why?: string;
}

export interface Ledger {
  readonly entries: readonly Entry[];
  readonly fault: 'missing' | 'unreadable' | undefined;
}

/** Without it an empty file, which a failed write leaves, would be a site with nothing to settle. */
const head = '{"ledger":"to-settle","version":1}';

export function readLedger(root: string): Ledger {
  let text;
  try {
    text = readFileSync(join(root, ledgers.toSettle), 'utf8');
  } catch {
    return { entries: [], fault: 'missing' };
  }
  return parseLedger(text);
}

export function parseLedger(text: string): Ledger {
  const lines = text.split(/\r?\n/);
  try {
    const entries = lines.slice(1, -1).map((line) => JSON.parse(line) as Json);
    if (lines[0] === head && lines.at(-1) === '' && entries.every(isEntry)) return { entries, fault: undefined };
  } catch {
    // Marks of a conflict, a line cut short.
  }
  return { entries: [], fault: 'unreadable' };
}

function isEntry(value: Json): value is Json & Entry {
  if (!isObject(value)) return false;
  const { file, at, kind, hash: of, why = '' } = value;
  return [file, at, of, why].every((one) => typeof one === 'string') && kinds.some((one) => one === kind);
}

/** The ledger as it is written: one line for each value, sorted; of two lines about one value, the last. */
export function ledgerText(entries: readonly Entry[]): string {
  const lines = new Map(
    entries.map(({ file, at, kind, hash: of, why }) => [
      [file, at, kind].join('\n'),
      JSON.stringify({ file, at, kind, hash: of, why }),
    ]),
  );
  const sorted = [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
  return [head, ...sorted, ''].join('\n');
}

/** The hash by which values are compared: line breaks and spaces do not make another text. */
export function valueHash(value: Json): string {
  const folded = JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'string' ? one.replaceAll(/\s+/gu, ' ').trim() : one,
  );
  return hash('sha256', folded).slice(0, 16);
}

const restore = `Rétablissez-le : « git checkout HEAD -- ${ledgers.toSettle} »`;

/** French: why nothing can be approved, and no site can go live, with this ledger. */
export const ledgerFaults: Readonly<Record<NonNullable<Ledger['fault']>, { message: string; remedy: string }>> = {
  missing: {
    message: 'le registre de ce qui reste à régler manque',
    remedy: `${restore}. Pour un site neuf, créez-le avec cette seule ligne : « ${head} ».`,
  },
  unreadable: { message: 'le registre de ce qui reste à régler ne peut plus être lu', remedy: `${restore}.` },
};

/** The finding on a ledger that cannot be read. One that is missing only keeps a site from going live. */
export function ledgerFindings({ fault }: Ledger): Finding[] {
  if (fault !== 'unreadable') return [];
  const { message, remedy } = ledgerFaults.unreadable;
  return [fileFinding(ledgers.toSettle, 'read/to-settle', `${message}.`, remedy)];
}
