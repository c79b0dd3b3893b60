import { readFile, writeFile } from 'node:fs/promises';
import { formatFile } from './format-file.ts';
import { table } from './markdown.ts';

/** A row of the table of bench/README.md: name, figure, aim (empty where there is none). */
export type Row = readonly [name: string, figure: string, aim: string];

const heading = /(?<=\n)\| What +\| Measured /;

/**
 * Puts measured figures into the table of bench/README.md, each in the row of its name; new names get a row at the end, all other rows
 * stay as they are.
 */
export async function updateReadme(path: string, rows: readonly Row[]): Promise<void> {
  const text = await readFile(path, 'utf8');
  const start = text.search(heading);
  const length = text.slice(start).search(/\n(?!\|)/);
  if (start < 0 || length < 0) throw new Error(`${path} has no table of measurements`);
  const cells = text
    .slice(start, start + length)
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const all = new Map(cells.map(([name = '', ...rest]) => [name, rest]));
  for (const [name, ...rest] of rows) all.set(name, rest);
  const made = table(
    ['What', 'Measured', 'Aim'],
    [...all].map(([name, rest]) => [name, ...rest]),
  ).replace('| --: | --: |', '| --- | --- |');
  const whole = text.slice(0, start) + made + text.slice(start + length);
  await writeFile(path, whole);
  formatFile(path);
}
