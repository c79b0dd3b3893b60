import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLoader } from '../../codegen/pipeline.ts';
import { EditorSession } from '../../codegen/owner/editor/editor-session.ts';
import { replacePicture } from '../../codegen/owner/editor/change-values.ts';
import { hashAround, sourceAt } from '../../codegen/owner/edit/spec.ts';
import { copySmallSite } from '../small-site/copy-small-site.ts';
import { writeBelow } from '../run/test-folder.ts';
import { engine } from './edited-sites.ts';

const root = copySmallSite();
const pictures = join(engine, 'examples/voile/spec/pictures');
const fixtures = join(import.meta.dirname, '../unit/fixtures');
const file = 'spec/tables/pictures.yaml';
const row = "- id: baie\n  image: baie.jpg # d'un ami\n  alt: Des voiles dans une baie abritée.\n";
const home = join(root, 'spec/pages/home.yaml');
writeBelow(root, { [file]: row });
cpSync(join(pictures, 'baie.jpg'), join(root, 'spec/pictures/baie.jpg'));
writeFileSync(
  home,
  `${readFileSync(home, 'utf8')}  - type: gallery\n    heading: Nos images\n    rows: { from: pictures }\n`,
);
const loader = createLoader({ root, engine });
const session = new EditorSession({ root, engine }, () => loader);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const names = () => readdirSync(join(root, 'spec/pictures'));
const bytesOf = (folder: string, name: string) => readFileSync(join(folder, name));
const replace = (name: string, bytes: Buffer, alt = 'Un bateau le long du ponton.') => {
  const path = [0, 'image'];
  const hash = hashAround(sourceAt(session.spec(), file)!, path);
  return replacePicture(session, { file, path, hash, name, alt, bytes });
};
const state = () => [
  readFileSync(join(root, file), 'utf8'),
  names(),
  ...names().map((name) => bytesOf(join(root, 'spec/pictures'), name)),
];

test('a picture takes the place of another with its description; both steps come back byte by byte', () => {
  expect(session.spec().load.findings).toEqual([]);
  const before = state();
  const ponton = bytesOf(pictures, 'ponton.jpg');
  expect(replace('Été au Ponton (2).JPEG', ponton)).toEqual({
    kind: 'done',
    words: 'Image remplacée : baie.jpg → ete-au-ponton-2.jpg',
  });
  const after = [
    row.replace('baie.jpg', 'ete-au-ponton-2.jpg').replace(/alt: .*/, 'alt: Un bateau le long du ponton.'),
    ['ete-au-ponton-2.jpg'],
    ponton,
  ];
  expect(state()).toEqual(after);
  expect(session.spec().load.findings).toEqual([]);
  expect(session.undo().kind).toBe('done');
  expect(state()).toEqual(before);
  expect(session.redo().kind).toBe('done');
  expect(state()).toEqual(after);
  expect(session.undo().kind).toBe('done');
});

test.for<[string, string, Buffer, string, string]>([
  ['no picture', 'notes.pdf', Buffer.from('%PDF-1.7'), 'Un port.', "n'est pas une image"],
  ['of a phone', 'port.jpg', bytesOf(fixtures, 'phone.heic'), 'Un port.', 'HEIC'],
  ['without a description', 'port.jpg', bytesOf(pictures, 'ponton.jpg'), '', 'vide'],
])('one that is %s is refused in French, and nothing is written', ([, name, bytes, alt, words]) => {
  const before = state();
  const outcome = replace(name, bytes, alt);
  expect(outcome).toMatchObject({ kind: 'refused' });
  expect(JSON.stringify(outcome)).toContain(words);
  if (alt !== '') expect(JSON.stringify(outcome)).toContain(`spec/pictures/${name.replace('.pdf', '.jpg')}`);
  expect(state()).toEqual(before);
});

test('a name of ten thousand letters becomes one that file systems take', () => {
  expect(replace(`${'Été '.repeat(2_500)}.jpg`, bytesOf(pictures, 'ponton.jpg')).kind).toBe('done');
  expect(names()).toEqual([expect.stringMatching(/^(?:ete-){19}ete\.jpg$/)]);
  expect(session.undo().kind).toBe('done');
});

test('a file that another place shows stays, and a name that is taken gets a number', () => {
  writeBelow(root, { [file]: `${row}${row.replace('id: baie', 'id: encore')}` });
  expect(replace('baie.jpg', bytesOf(pictures, 'ponton.jpg')).kind).toBe('done');
  expect(names()).toEqual(['baie-2.jpg', 'baie.jpg']);
  expect(existsSync(join(root, 'spec/pictures/baie.jpg'))).toBe(true);
});
