import { others } from '../french.ts';
import type { Finding } from './finding.ts';

/** An address that a row gives to its page: when the row is missing, so is the address. */
interface RowAddress {
  table: string;
  /** `/solutions/{row.id}` */
  template: string;
}

/**
 * Findings that miss the same thing (a row that was renamed, a page that has gone) become one, at the first place.
 * It names the other places, and what brings the thing back.
 */
export function groupByCause(findings: readonly Finding[], addresses: readonly RowAddress[]): Finding[] {
  const rows = new Set(findings.flatMap(({ about }) => (about?.kind === 'row' ? [about.name] : [])));
  /** The row without which an address leads nowhere; the address itself when no row is missing. */
  const causeOf = ({ about }: Finding): string | undefined => {
    if (about === undefined) return undefined;
    const row =
      about.kind === 'address'
        ? [...rows].find((name) => addresses.some((address) => addressOf(address, name) === about.name))
        : undefined;
    return row === undefined ? `${about.kind} ${about.name}` : `row ${row}`;
  };
  const groups = Map.groupBy(findings, (finding) => causeOf(finding) ?? finding);
  return [...groups.values()].flatMap((group) => {
    const first =
      group.find(({ about }) => about?.isCause) ?? group.find(({ about }) => about?.kind !== 'address') ?? group[0];
    if (first === undefined || group.length === 1) return group;
    const more = group.filter((finding) => finding !== first);
    return [withOthers(first, more)];
  });
}

function addressOf({ table, template }: RowAddress, name: string): string | undefined {
  const prefix = `${table}.`;
  return name.startsWith(prefix) ? template.replace('{row.id}', name.slice(prefix.length)) : undefined;
}

function withOthers(first: Finding, more: readonly Finding[]): Finding {
  const places = more.map(({ file, position }) => ({ file, line: position.line, column: position.column }));
  const where = `Même cause à ${others(more.length, 'endroit')} : ${listed(places)}.`;
  const back = first.about?.restore;
  return { ...first, remedy: [first.remedy, where, back].filter(Boolean).join(' '), others: places };
}

/** `spec/roi.yaml:6 ; spec/pages/home.yaml:75, 77`: all of them, since each needs its correction. */
function listed(places: readonly { file: string; line: number }[]): string {
  const files = [...Map.groupBy(places, ({ file }) => file)].map(
    ([file, lines]) => `${file}:${[...new Set(lines.map(({ line }) => line))].join(', ')}`,
  );
  return files.join(' ; ');
}
