import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { scratchFolder } from './scratch-folder.ts';

/** Files of product owners stay below this size; so do the generated ones. */
const largestFileBytes = 60_000;

/**
 * A copy of the project to measure in, with `rows` technologies added to its table: builds of it leave ours alone. Its packages
 * are links to ours, its caches its own.
 * @returns the copy's folder; remove it with `removeCopy`
 */
export async function copyProject(root: string, rows: number): Promise<string> {
  const copy = await scratchFolder('bench');
  for (const part of [
    'spec',
    'src',
    'codegen',
    'public',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.base.json',
  ]) {
    if (existsSync(join(root, part))) await cp(join(root, part), join(copy, part), { recursive: true });
  }
  await rm(join(copy, 'src/generated'), { recursive: true, force: true });
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (!name.startsWith('.') || name === '.bin')
      await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  if (rows > 0) {
    await addRows(copy, rows);
    await countInFigures(copy);
    await placeNowhere(copy);
    await compareWithNoFigure(copy);
  }
  return copy;
}

export async function removeCopy(copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true, maxRetries: 5 });
}

/** Forgets everything that builds of the copy have made, as on a clean clone; its store on request alone. */
export async function forgetBuilds(copy: string, { keepsStore = false } = {}): Promise<void> {
  const caches = keepsStore
    ? ['node', 'bundles'].map((name) => `node_modules/.cache/${name}`)
    : ['node_modules/.cache'];
  for (const made of ['dist', '.builds', 'src/generated', 'node_modules/.vite', ...caches]) {
    await rm(join(copy, made), { recursive: true, force: true, maxRetries: 5 });
  }
}

export interface Edit {
  /** The new value as the pages will show it, without its unit. */
  readonly shown: string;
  /** The address of a page that shows it. */
  readonly page: string;
  readonly save: () => Promise<void>;
}

/** A price that the header and footer of every page show, and in its blocks a few of them. */
const sharedPrice = { file: 'spec/tables/packs.yaml', number: /priceEur: (\d+)/, page: '/' };
/** A figure of one row, which its own pages show. */
const ownFigure = { file: 'spec/tables/events.yaml', number: /attendees: (\d+)/, page: '/resources/events' };

/** Gets ready to change one price of the spec, as a product owner would; each time another one. */
export function prepareEdit(copy: string): Promise<Edit> {
  return prepareNext(copy, sharedPrice);
}

/** The same for a figure that a page or two show. */
export function prepareSmallEdit(copy: string): Promise<Edit> {
  return prepareNext(copy, ownFigure);
}

async function prepareNext(copy: string, { file, number, page }: typeof sharedPrice): Promise<Edit> {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  const [written, digits] = number.exec(text) ?? [];
  if (written === undefined || digits === undefined) throw new Error(`${file} has no ${number.source}`);
  const next = Number(digits) + 1;
  return {
    shown: next.toLocaleString('fr-FR'),
    page,
    save: () => writeFile(path, text.replace(written, written.replace(digits, String(next)))),
  };
}

/** So many rows have no name in letters: where pages write their number out, it is written in figures. */
async function countInFigures(copy: string): Promise<void> {
  const folder = join(copy, 'spec/pages');
  for (const file of await readdir(folder)) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replaceAll(/(\{facts\.technologies-presented)\.words\}/gi, '$1}'));
  }
}

/** The real rows have their places on cards and in groups, which the others do without. */
async function placeNowhere(copy: string): Promise<void> {
  const file = join(copy, 'spec/schema/tables/technologies.schema.yaml');
  const { placedIn, ...schema } = parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  if (placedIn === undefined) throw new Error('technologies have no places any more');
  await writeFile(file, stringify(schema));
}

/** A figure that is compared with the count of technologies does not differ from it for the reason that it gives. */
async function compareWithNoFigure(copy: string): Promise<void> {
  const file = join(copy, 'spec/facts.yaml');
  const facts = parse(await readFile(file, 'utf8')) as Record<string, { agrees?: { of?: string } }>;
  for (const fact of Object.values(facts)) if (fact.agrees?.of === 'technologies') delete fact.agrees;
  await writeFile(file, stringify(facts));
}

/** Ends each long text with another word: two pages do not say the same. Texts of one or two words may be figures. */
function ownTexts(value: unknown, index: number): unknown {
  if (Array.isArray(value)) return value.map((item) => ownTexts(item, index));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, ownTexts(item, index)]));
  return typeof value === 'string' && /\S\s+\S+\s+\S/.test(value) && !/\}\S*\s*$/.test(value)
    ? value.replace(/\S+(?=\s*$)/, String(index))
    : value;
}

/** Real rows over and over, so that pages have the weight of real ones, with what must be unique made so. */
async function addRows(copy: string, rows: number): Promise<void> {
  const folder = join(copy, 'spec/tables/technologies');
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
  // One reading of a fact belongs to one page: rows that name a reading cannot be repeated.
  const models = texts.filter((text) => !/\{facts\.[^.}]+\.[^}]+\}/.test(text)).map((text): unknown => parse(text));
  let batch = '';
  let files = 0;
  const flush = async () => {
    if (batch === '') return;
    files += 1;
    await writeFile(join(folder, `synthetic-${String(files).padStart(4, '0')}.yaml`), batch);
    batch = '';
  };
  for (let index = 1; index <= rows; index += 1) {
    const row = stringify([makeRow(models[index % models.length], index)], { lineWidth: 0 });
    if (batch.length + row.length > largestFileBytes) await flush();
    batch += row;
  }
  await flush();
}

function makeRow(model: unknown, index: number): Record<string, unknown> {
  const row = ownTexts(model, index) as Record<string, unknown> & { head: Record<string, string> };
  const id = `synthetic-${String(index).padStart(5, '0')}`;
  row['id'] = id;
  row['href'] = `/services/${id}`;
  row['name'] = `Technologie ${index}`;
  row.head = {
    ...row.head,
    title: `Technologie ${index}`,
    description: `Technologie ${index}, écrite pour mesurer le temps que demande un grand site à construire.`,
  };
  return row;
}
