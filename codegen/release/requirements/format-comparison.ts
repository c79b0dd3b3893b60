import type { Json } from '../../base/json.ts';
import type { Comparison, State } from './compare.ts';

const words: Readonly<Record<State, string>> = {
  same: 'conforme',
  moved: 'changé',
  changed: 'changé',
  absent: 'absent',
};

const kinds: Readonly<Record<Comparison['kind'], string>> = {
  is: '',
  says: ' (texte)',
  set: ' (valeurs)',
  range: ' (bornes)',
  links: ' (liens)',
  count: ' (nombre)',
};

/** Widest value that the table shows whole. */
const maxWidth = 60;

/**
 * The comparison as a table, in French: what conforms first, then what changed or is absent, so that it stands at the end of the
 * screen; then the counts.
 */
export function formatComparison(comparisons: readonly Comparison[]): string {
  const order: readonly State[] = ['same', 'moved', 'changed', 'absent'];
  const sorted = order.flatMap((state) => comparisons.filter((comparison) => comparison.state === state));
  const rows = sorted.map((comparison) => [
    words[comparison.state],
    comparison.section,
    `${comparison.file}:${comparison.line}`,
    nameOf(comparison),
    ...valuesOf(comparison),
  ]);
  const table = aligned([['État', 'Exigence', 'Endroit', 'Valeur', 'Documenté', 'Dans le site'], ...rows]);
  return `${table}\n\n${countsOf(comparisons)}\n`;
}

/** `412 valeurs documentées : 409 conformes, 2 changées, 1 absente.` */
export function countsOf(comparisons: readonly Comparison[]): string {
  const count = (...states: State[]): number => comparisons.filter(({ state }) => states.includes(state)).length;
  const [same, changed, absent] = [count('same'), count('changed', 'moved'), count('absent')];
  return `${plural(comparisons.length, 'valeur documentée', 'valeurs documentées')} : ${[
    plural(same, 'conforme', 'conformes'),
    plural(changed, 'changée', 'changées'),
    plural(absent, 'absente', 'absentes'),
  ].join(', ')}.`;
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count < 2 ? one : many}`;
}

function nameOf({ entry, path, kind }: Comparison): string {
  return `${entry} : ${path.join('/')}${kinds[kind]}`;
}

/** Both values; that of the site only where it differs from the documented one. */
function valuesOf({ state, kind, value, found }: Comparison): [documented: string, site: string] {
  if (state === 'same') return [written(value), ''];
  if (state === 'absent') return [written(value), kind === 'says' ? 'ce texte n’y est pas' : 'plus à cet endroit'];
  return [written(value), `${written(found)}${state === 'moved' ? ' (autre ordre)' : ''}`];
}

function written(value: Json | undefined): string {
  const text = Array.isArray(value)
    ? value.map((item) => written(item)).join(' · ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  return text.replaceAll(/\s+/g, ' ');
}

function aligned(rows: readonly (readonly string[])[]): string {
  const cut = rows.map((row) =>
    row.map((cell, column) => (column < 3 || cell.length <= maxWidth ? cell : `${cell.slice(0, maxWidth - 1)}…`)),
  );
  const widths = (cut[0] ?? []).map((_, column) => Math.max(...cut.map((row) => row[column]?.length ?? 0)));
  return cut
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
