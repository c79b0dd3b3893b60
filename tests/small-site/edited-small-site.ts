import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect } from 'vitest';
import type { DocumentPath } from '../../codegen/base/json.ts';
import { hashAround, sourceAt } from '../../codegen/owner/edit/spec.ts';
import { saveValues } from '../../codegen/owner/editor/change-values.ts';
import { EditorSession } from '../../codegen/owner/editor/editor-session.ts';
import { fieldDetails } from '../../codegen/owner/editor/field-details.ts';
import { settlementOf } from '../../codegen/owner/editor/remarks.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { engine } from '../contract/edited-sites.ts';
import { copySmallSite } from './copy-small-site.ts';

export const home = 'spec/pages/home.yaml';

/**
 * A copy of the small site that is edited on its pages, whole again after each test of the file. Small, since each step reads it and really writes to it:
 * the laws of the bytes themselves are held over every file there is.
 * @param prepare what is written there first
 */
export function editSmallSite(prepare: (root: string) => void = () => undefined) {
  const root = copySmallSite();
  prepare(root);
  cpSync(join(root, 'spec'), join(root, 'start'), { recursive: true });
  afterEach(() => {
    rmSync(join(root, 'spec'), { recursive: true });
    cpSync(join(root, 'start'), join(root, 'spec'), { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const loader = createLoader({ root, engine });
  const session = new EditorSession({ root, engine }, () => loader);
  const sourceOf = (file: string) => sourceAt(session.spec(), file)!;
  const hashAt = (file: string, path: DocumentPath) => hashAround(sourceOf(file), path);
  return {
    root,
    session,
    sourceOf,
    hashAt,
    textOf: (file = home) => readFileSync(join(root, file), 'utf8'),
    write: (text: string, file = home) => writeFileSync(join(root, file), text),
    save: (file: string, path: DocumentPath, value: string | number, hash = hashAt(file, path)) =>
      saveValues(session, [{ file, path, value, hash }]),
    /** Takes steps back. */
    undo: (times: number) => {
      for (let time = 0; time < times; time += 1) expect(session.undo().kind).toBe('done');
    },
    detailsAt: (path: DocumentPath) =>
      fieldDetails(session.spec(), sourceOf(home), path, settlementOf(session.spec(), session.ledger())),
  };
}
