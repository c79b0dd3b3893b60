import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../cache/write-whole.ts';
import { ledgers } from '../../run/ledgers.ts';
import { namedFacts } from '../facts/named-facts.ts';
import { figureOf } from '../locale/figure.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import { asTyped } from '../../base/excerpt.ts';

/** A figure as its owner last approved it, and where it came from. */
export interface ApprovedFigure {
  figure: string;
  source: string;
}

/** The approved figures by `id` or `id.reading`; none where there is no ledger. Throws on one that is not JSON. */
export function readApproved(root: string): Readonly<Record<string, ApprovedFigure>> {
  let text;
  try {
    text = readFileSync(join(root, ledgers.figureSources), 'utf8');
  } catch {
    return {};
  }
  return JSON.parse(text) as Record<string, ApprovedFigure>;
}

/** The typed figures as they are now. Those that the site works out itself need no source of their own. */
export function currentFigures({ data }: Source): Record<string, ApprovedFigure> {
  const typed = namedFacts(data).filter(({ figure }) => figure.derived === undefined);
  return Object.fromEntries(
    typed.map(({ name, figure }) => [
      name,
      { figure: asTyped(figureOf(figure).text), source: provenanceOf(figure) ?? '' },
    ]),
  );
}

/** Where an owner has a figure from: the origin, which is not published, else the published source, else whoever measured it. */
export function provenanceOf({ origin, source, measured }: JsonObject): string | undefined {
  const text = origin ?? source ?? (isObject(measured) ? measured.by : undefined);
  return typeof text === 'string' ? text : undefined;
}

/** Approves the figures as they are. */
export function writeApproved(root: string, figures: Readonly<Record<string, ApprovedFigure>>): void {
  const lines = Object.entries(figures).map(([name, figure]) => `  ${JSON.stringify(name)}: ${JSON.stringify(figure)}`);
  writeWhole(join(root, ledgers.figureSources), `{\n${lines.join(',\n')}\n}\n`);
}
