import { expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../codegen/base/json.ts';
import { overItems } from '../../codegen/release/format-over.ts';
import { contraryPassages, listReleaseItems } from '../../codegen/release/list-release-items.ts';
import { publishable } from '../../codegen/release/publishable.ts';
import { schemas, sources } from './real-site.ts';

const last = '2999-12-31';

/** How often the files hold something, without what is no longer published on a day. */
function countOf(pattern: RegExp, day: string): number {
  const published = sources.map((source) => publishable(source, schemas, day));
  return published.reduce((sum, { data }) => sum + (JSON.stringify(data).match(pattern)?.length ?? 0), 0);
}

test('this site lists every placeholder that a visitor would read', () => {
  const day = '2026-11-21';
  const listed = listReleaseItems(sources, schemas, day).filter(
    ({ kind, note }) => kind === 'toComplete' && note.startsWith('[à compléter'),
  );
  expect(listed).toHaveLength(countOf(/\[à compléter/g, day));
});

test('this site is told every date that is over, each on a day after it', () => {
  const pathsOver = (day: string) =>
    listReleaseItems(sources, schemas, day)
      .filter(({ kind }) => kind === 'expired')
      .map(({ path }) => path);
  expect(pathsOver(last)).toHaveLength(countOf(/"(?:validUntil|expires)":"\d|"status":"upcoming"/g, last));
  expect(pathsOver('1999-01-01')).toEqual([]);
});

test('legal texts beside the settings are to be read again where they exclude what a setting allows, and bear no condition', () => {
  /** What the legal texts must be read again for, once both are set. */
  const contrary = (delivery: string, script: string, parts: Json) => {
    const set = sources.map((source) => {
      if (source.document.kind === 'site' && isObject(source.data))
        return { ...source, data: { ...source.data, forms: { delivery }, chat: { script } } };
      if (!JSON.stringify(source.data).includes('"document"')) return source;
      return { ...source, data: { blocks: [{ type: 'document', sections: [{ parts }] }] } };
    });
    const notes = contraryPassages(set).map(({ note }) => note.replaceAll('’', "'"));
    return [...new Set(notes)];
  };
  const both = [
    { text: 'Ce formulaire ne transmet rien.' },
    { items: ['Aucun service tiers.', 'Le chat est un module.'] },
    { when: 'delivery-none', text: "Rien n'est envoyé." },
    { when: 'always', text: "Ce formulaire n'a rien à cacher." },
  ];

  expect(contrary('none', 'none', both)).toEqual([]);
  expect(contrary('https://recevoir.example.fr/', 'none', both)).toEqual(['Ce formulaire ne transmet rien.']);
  expect(contrary('none', '/chat/module.js', both)).toEqual(['Aucun service tiers.']);
});

/** The files with these keys in each row of a table, where it has none of its own. */
const withInRows = (keys: JsonObject) =>
  sources.map((source) =>
    source.document.kind === 'table' && Array.isArray(source.data)
      ? { ...source, data: source.data.map((row) => (isObject(row) ? { ...keys, ...row } : row)) }
      : source,
  );

test('what is over of an event is noted with its last day to write, where it has none, and of no draft', () => {
  const overIn = (all: typeof sources) =>
    overItems(all, schemas, last).filter(({ file }) => file.startsWith('spec/tables/'));
  const notesOf = (all: typeof sources) =>
    overIn(all).flatMap(({ note }) => (note.startsWith('upcoming') ? [note] : []));
  expect(overIn(sources)).toHaveLength(countOf(/"status":"upcoming"/g, last));
  for (const note of notesOf(sources))
    expect(note).toMatch(
      /^upcoming, alors que le (\S+) est passé : écrivez « status: past », ou ajoutez « until: \1 » pour que la ligne ne paraisse plus$/,
    );
  expect(notesOf(withInRows({ until: '3000-01-01' }))).toEqual(
    notesOf(sources).map((note) => note.replace(/, ou ajoutez.*/, '')),
  );
  expect(overIn(withInRows({ draft: true }))).toEqual([]);
});
