import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { codeVersion, Store } from '../../cache/store.ts';
import { limits } from './limits.ts';

/** Why a picture is not shown: it is incomplete, takes too long, or is a drawing that needs a file, HTML or a font. */
export type Problem = 'damaged' | 'slow' | 'file' | 'html' | 'font';

export interface Inspection {
  /** As the names of its files end: `jpg`, `svg`, `heic`. Absent where it is no picture. */
  type?: string | undefined;
  /** Its size upright, in pixels; that of a drawing as it is drawn. */
  width: number;
  height: number;
  problem?: Problem;
}

/** How many pictures a process gets, and how long it may take if its own watch fails, in milliseconds. */
const batchSize = 20;
const mostMs = 300_000;

const interrupts = new Set<NodeJS.Signals>(['SIGHUP', 'SIGINT', 'SIGTERM']);

/** By content. */
const known = new Map<string, Inspection>();

export function decoderVersion(): string {
  return codeVersion(import.meta.dirname, 'sharp');
}

/**
 * Decodes pictures, each content once.
 * @param pictures by a hash of their content
 * @param folder of the store, which holds the inspections of earlier runs
 * @returns inspections by content, those of other pictures too
 */
export function inspectPictures(pictures: ReadonlyMap<string, Buffer>, folder?: string): typeof known {
  const store = new Store(folder);
  const inputsOf = (content: string) => [decoderVersion(), content];
  for (const content of pictures.keys()) {
    const stored = store.readJson(inputsOf(content)) as Inspection | undefined;
    if (stored !== undefined) known.set(content, stored);
  }
  const unknown = [...pictures].filter(([content]) => !known.has(content));
  while (unknown.length > 0) {
    const inspections = inspectApart(unknown.slice(0, batchSize).map(([, bytes]) => bytes));
    for (const [index, [content]] of unknown.splice(0, inspections.length).entries()) {
      const inspection = inspections[index]!;
      known.set(content, inspection);
      // A process without memory ends as one that breaks down: the next run tries again.
      if (inspection.type !== undefined || inspection.problem === undefined)
        store.writeJson(inputsOf(content), inspection);
    }
  }
  return known;
}

/**
 * Decodes pictures in a process of its own: nothing stops the decoder of a drawing that takes for ever, or one that breaks down.
 * @returns the first inspections, one at least: a process ends with the picture that it cannot decode
 */
function inspectApart(batch: readonly Buffer[]): Inspection[] {
  const { stdout, stderr, signal, error } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'inspection-program.ts'), String(limits.seconds)],
    { input: serialize(batch), encoding: 'utf8', timeout: mostMs, killSignal: 'SIGKILL' },
  );
  const done = (stdout ?? '')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Inspection);
  if (done.length === batch.length || done.at(-1)?.problem === 'slow') return done;
  // An interrupted command is no verdict on the picture.
  if (signal === null || interrupts.has(signal))
    throw error ?? new Error(`the process that decodes pictures ended with ${signal ?? stderr}`);
  return [...done, { width: 0, height: 0, problem: 'slow' }];
}
