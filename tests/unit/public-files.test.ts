import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publicFilesMiddleware } from '../../codegen/site/dev/middleware.ts';
import { listen, type Listening } from '../run/listen.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';
import { referencedFiles } from '../../codegen/read/referenced-files.ts';
import { isConflictCopy, isIgnoredFile } from '../../codegen/base/ignored-files.ts';

const engine = testFolder();
const root = join(engine, 'sites/library');
/** What the dev server answers for an address: the text of a file of public/, or that of all that comes after. */
async function answer({ url }: Listening, path: string): Promise<string> {
  return (await fetch(url + path)).text();
}

function serve(folder: string): Promise<Listening> {
  const middleware = publicFilesMiddleware({ root: folder, engine });
  return listen((request, response) => middleware(request, response, () => response.end('what comes after')));
}

const [another, first] = [await serve(root), await serve(engine)];
afterAll(() => [another, first].forEach(({ stop }) => stop()));
for (const folder of [root, engine])
  writeBelow(folder, {
    'public/plan.txt': folder,
    ['public/Été 2.txt'.normalize('NFD')]: 'summer',
    'public/.well-known/about.txt': 'known',
    'public/Thumbs.db': 'left',
    'public/.git/plan.txt': 'left',
  });
writeBelow(engine, { 'public/licence.txt': 'of all sites' });

test('the dev server serves the files of the site, and else those of the engine, also those that came after its start', async () => {
  expect(await answer(another, '/plan.txt')).toBe(root);
  expect(await answer(another, '/licence.txt')).toBe('of all sites');
  expect(await answer(first, '/plan.txt')).toBe(engine);
});

test.each([
  ['/%C3%89t%C3%A9%202.txt', 'summer'],
  ['/.well-known/about.txt', 'known'],
])('it serves %s', async (path, text) => {
  expect(await answer(first, path)).toBe(text);
});

test.each(['/', '/plan', '/absent.txt', '/Plan.txt', '/Thumbs.db', '/.git/plan.txt'])(
  'it leaves %s to what comes after',
  async (path) => {
    expect(await answer(another, path)).toBe('what comes after');
  },
);

const page = (text: string) => ({ file: 'spec/pages/home.yaml', kind: 'page', name: 'home', text });
const asked = (...texts: string[]) => referencedFiles('tables', ['branches', 'events'], texts.map(page));
const namesAsked = (...texts: string[]) => [...asked(...texts).keys()];

test.each([
  ['blocks:\n  - each: events', ['events']],
  ['rows: { from: events, pick: [a] }', ['events']],
  ['rows: { from: "events" } # all', ['events']],
  ['links: [{ from: [branches, events] }]', ['branches', 'events']],
  ['from:\n  - branches\n  - events', ['branches', 'events']],
  ['derived: { kind: count, of: events }', ['events']],
  ['text: "Ouvert {events.launch.day}"', ['events']],
  ['figure: { ref: branches.north.places }', ['branches']],
  ['derived: { kind: sum, of: events.places }', ['events']],
  ['text: Nos events et branches', []],
  ['href: /events\nid: past-events', []],
  ['page: events\nid: events\nlook: events', []],
  ['rows: { from: courses, look: events }', []],
])('« %s » asks for %j', (text, tables) => expect(namesAsked(text)).toEqual(tables));

test('each line that asks for a table is told, and no comment', () =>
  expect(asked('# from: events\nblocks:\n  - each: events\n\ntext: "{events.launch.day}"')).toEqual(
    new Map([['events', ['spec/pages/home.yaml:3', 'spec/pages/home.yaml:5']]]),
  ));

test('a file that a site may do without is asked for by a reference to it', () => {
  const kinds = (text: string) => [...referencedFiles('kinds', ['facts', 'roi'], [page(text)]).keys()];
  expect(kinds('text: "En {facts.delay}"')).toEqual(['facts']);
  expect(kinds('roi: { ref: roi }')).toEqual(['roi']);
  expect(kinds('value: { ref: roi.baseAnnualCostEur }')).toEqual(['roi']);
  expect(kinds('text: Les facts, le roi.')).toEqual([]);
});

const names = (text: string) => text.trim().split(/\s*\|\s*/);

const ofEditors = names(
  `home.yaml~ | home.yaml.~1~ | #home.yaml# | .#home.yaml | .home.yaml.swp | home.yaml.swo | x.swn | 4913 | home.yaml.bak | HOME.BAK
  | home.yaml.orig | home.yaml.rej | home.yaml.tmp | home.yaml.save | .idea | .vscode | home.yaml___jb_tmp___ | ~$guide.docx | ~WRL0001.tmp
  | .~lock.guide.odt# | a.code-workspace | home_BACKUP_1234.yaml | home_REMOTE_1234.yaml | .git | .gitignore | .env | .htaccess`,
);
const ofSystems = names(
  `.DS_Store | ._home.yaml | .Spotlight-V100 | .Trashes | __MACOSX | Thumbs.db | THUMBS.DB | ehthumbs.db | Desktop.ini | $RECYCLE.BIN
  | @eaDir | .nfs0001 | nohup.out | guide.pdf.crdownload | guide.pdf.part`,
);
const versions = names(
  `home.sync-conflict-20261201-101010-ABCDEFG.yaml | home (Copie en conflit de Zoé 2026-12-01).yaml
  | home (Marie's conflicted copy 2026-12-01).yaml | home_conflict-20261201-101010.yaml`,
);
const content = names(
  `home.yaml | .well-known | Guide été 2.pdf | rapport (conflits d’intérêts).pdf | rapport_base_2026.pdf | old.html | départ.pdf
  | template.yaml | archive.zip | a#b.pdf | original.pdf | swap.txt | r4913.pdf | gold | bak`,
);

test.each([...ofEditors, ...ofSystems, 'Icon\r', ...versions])('%j is ignored', (name) => {
  expect(isIgnoredFile(name)).toBe(true);
});

test.each(versions)('%j is a second version of a file', (name) => {
  expect(isConflictCopy(name)).toBe(true);
});

test.each(content)('%j is content', (name) => {
  expect(isIgnoredFile(name)).toBe(false);
});
