import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '../../schemas/schemas.ts';
import { shapesHash } from '../../schemas/shapes-hash.ts';
import { CachedFile } from '../../cache/cached-file.ts';
import { codeVersion } from '../../cache/fingerprint.ts';
import type { Site } from '../../model/site.ts';
import { editorWords, emitEditorSchemas, type EditorWords } from './editor-schemas.ts';
import type { EmittedFile } from './write.ts';

/** The editor schemas of a site: those to write, or the names of those that lie there already. */
export interface EditorSchemas {
  files: Iterable<EmittedFile>;
  present: ReadonlySet<string>;
}

/**
 * The editor schemas, made where something has changed that they name: an id, an address, a schema. Most edits change a text or a figure.
 * @param folder where the emitted files lie
 * @param keptIn the file that says what was made last
 */
export function keptEditorSchemas(
  site: Site,
  schemas: Schemas,
  { engine, folder, keptIn }: { engine: string; folder: string; keptIn: string },
): EditorSchemas {
  const words = editorWords(site, schemas);
  const kept = new CachedFile(keptIn, keyOf(words, schemas, engine));
  const known = readNames(kept);
  if (known !== undefined && Object.entries(known).every(([name, made]) => hashOf(join(folder, name)) === made))
    return { files: [], present: new Set(Object.keys(known)) };
  return { files: notedIn(kept, emitEditorSchemas(words, schemas)), present: new Set() };
}

/** The same files. After the last one, what was made is noted. */
function* notedIn(kept: CachedFile, files: Iterable<EmittedFile>): Generator<EmittedFile> {
  const made: Record<string, string> = {};
  for (const [name, text] of files) {
    made[name] = hash('sha256', text);
    yield [name, text];
  }
  kept.write(JSON.stringify(made));
}

function keyOf(words: EditorWords, schemas: Schemas, engine: string): string {
  const { examples, roles, islands, styles, applications } = schemas;
  const beside = [[...examples], roles, islands, styles, applications];
  const said = [codeVersion(join(engine, 'codegen')), shapesHash(schemas), beside, { ...words, ids: [...words.ids] }];
  return hash('sha256', JSON.stringify(said));
}

function readNames(kept: CachedFile): Record<string, string> | undefined {
  const text = kept.read();
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, string>);
}

function hashOf(file: string): string | undefined {
  try {
    return hash('sha256', readFileSync(file));
  } catch {
    return undefined;
  }
}
