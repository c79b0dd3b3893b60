import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replacePicture } from '../../codegen/owner/editor/change-values.ts';
import { writeBelow } from '../run/test-folder.ts';
import { editSmallSite, home } from '../small-site/edited-small-site.ts';
import { engine } from './edited-sites.ts';

const pictures = join(engine, 'examples/voile/spec/pictures');
const fixtures = join(import.meta.dirname, '../unit/fixtures');
const file = 'spec/tables/pictures.yaml';
const row = "- id: baie\n  image: baie.jpg # d'un ami\n  alt: Des voiles dans une baie abritée.\n";
const gallery = '  - type: gallery\n    heading: Nos images\n    rows: { from: pictures }\n';
const { root, session, hashAt, textOf, undo } = editSmallSite((made) => {
  writeBelow(made, { [file]: row, [home]: readFileSync(join(made, home), 'utf8') + gallery });
  cpSync(join(pictures, 'baie.jpg'), join(made, 'spec/pictures/baie.jpg'));
});

const names = () => readdirSync(join(root, 'spec/pictures'));
const bytesOf = (folder: string, name: string) => readFileSync(join(folder, name));
const replace = (name: string, bytes: Buffer, alt = 'Un bateau le long du ponton.') => {
  const path = [0, 'image'];
  return replacePicture(session, { file, path, hash: hashAt(file, path), name, alt, bytes });
};
const state = () => [textOf(file), names(), ...names().map((name) => bytesOf(join(root, 'spec/pictures'), name))];

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
  undo(1);
  expect(state()).toEqual(before);
  expect(session.redo().kind).toBe('done');
  expect(state()).toEqual(after);
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
});

test('a file that another place shows stays, and a name that is taken gets a number', () => {
  writeBelow(root, { [file]: `${row}${row.replace('id: baie', 'id: encore')}` });
  expect(replace('baie.jpg', bytesOf(pictures, 'ponton.jpg')).kind).toBe('done');
  expect(names()).toEqual(['baie-2.jpg', 'baie.jpg']);
});
