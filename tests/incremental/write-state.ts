import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../codegen/run/project.ts';
import { edits } from './edits.ts';
import type { State } from './steps.ts';

/** Makes the files of a project say what a state says. @param origin the folder of the project as it is */
export function writeState({ engine }: Project, origin: string, { said, day }: State): void {
  process.env['SOURCE_DATE_EPOCH'] = String(Date.parse(`${day}T12:00:00Z`) / 1000);
  const files = Map.groupBy(edits.keys(), (index) => edits[index]?.file ?? '');
  for (const [file, indexes] of files) {
    const path = join(engine, file);
    const first = readText(join(origin, file));
    const text = indexes.reduce<string | undefined>((now, index) => {
      const variant = edits[index]?.variants[(said[index] ?? 0) - 1];
      return variant === undefined ? now : variant(now ?? '');
    }, first);
    if (text === readText(path)) continue;
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
