import { formatDate } from '../../../src/shared/dates.ts';
import { noBreak, tagOf } from '../../../src/shared/locale.ts';
import { currencySign } from '../../../src/shared/numbers.ts';
import { withLazy } from '../../base/cached.ts';
import { camelCase } from '../../base/names.ts';
import type { ChoiceSources } from '../forms/fields.ts';
import { expandForm, withForms } from '../forms/expand-form.ts';
import { linkTables } from '../forms/query-parameters.ts';
import { arrivalsOf, withArrivals } from '../forms/arrivals.ts';
import { requestPlaces, withRequests } from '../forms/requests.ts';
import { pageHead } from '../pages/pages.ts';
import { rolePlan } from '../roles/role-plan.ts';
import type { FactUsage } from '../facts/fact-usage.ts';
import { registerFacts } from '../facts/register-facts.ts';
import { registerOf, withRegister } from '../facts/group-facts.ts';
import { isObject, objectsIn, textAt, type Json, type JsonObject, mapObjects } from '../../base/json.ts';
import { formatFigure, type SpecLocale } from '../locale/spec-locale.ts';
import { figuresOf } from '../facts/named-facts.ts';
import { siteAddresses, type ResolvedSpec } from '../resolve-spec.ts';
import type { SpecIndex } from '../index/spec-index.ts';
import { type Redirect, writtenRedirects, formerAddresses } from '../redirects/redirects.ts';
import { routeTable } from '../routes/route-table.ts';
import { schemaAt, vatTable } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Site } from '../site.ts';
import { conditionalPassages, conditionsOf } from './conditional-passages.ts';
import type { PictureFiles } from '../../read/pictures.ts';
import { type PublicFiles, fileAt } from '../../read/public-files.ts';
import { picturesOf, withPictures } from './pictures.ts';
import { themeValue } from '../../base/theme/theme-value.ts';
import { extname } from 'node:path';

/** What the steps before have made of a spec without findings. */
interface Loaded {
  index: SpecIndex;
  resolved: ResolvedSpec;
  schemas: Schemas;
  usage: () => FactUsage;
  /** Complete once all values are validated. */
  usedIcons: Iterable<string>;
  pictures: PictureFiles['files'];
  publicFiles: PublicFiles;
  day: string;
}

/** The one value that the site is rendered from. The blocks of a page, and what all of them show, are worked out when they are first read. */
export function assembleSite(loaded: Loaded): Site {
  const { index, resolved, schemas, usage, usedIcons, pictures, publicFiles: files, day } = loaded;
  const { values, pages, facts } = resolved;
  const single = (name: string): JsonObject => {
    const value = values.find((candidate) => candidate.kind === 'single' && candidate.name === name)?.resolved.value;
    return isObject(value) ? value : {};
  };
  const rows = new Map([...resolved.rows].map(([name, made]) => [name, made.map((row) => row.resolved.value)]));
  const tables = Object.fromEntries([...rows].map(([name, all]) => [camelCase(name), all]));
  const locale = index.locale;
  const settings = single('site');
  const vat = siteVat(settings, rows.get(vatTable(schemas)) ?? []);
  const choices = choiceSources(rows, schemas, locale, vat);
  const forms = values.flatMap(({ kind, name, resolved: { value } }) =>
    kind === 'form' && isObject(value) ? [[name, expandForm(value, choices)] as const] : [],
  );
  const places = requestPlaces(index, pages, schemas);
  const arrivals = arrivalsOf(places, pages);
  const conditions = conditionsOf(settings, Object.fromEntries(forms));
  const heads = pages.map((page) => {
    const head = conditionalPassages(pageHead(page), conditions);
    return withFiles(isObject(head) ? head : {}, files, locale);
  });
  const registered = () => registerFacts(facts?.value ?? {}, usage().pages, locale);
  const completed = (block: Json): JsonObject[] => {
    const passages = conditionalPassages(block, conditions);
    if (!isObject(passages)) return [];
    const complete = withForms(withArrivals(withRequests(passages, schemas, places), arrivals), schemas, choices);
    return [withRegister(withFiles(withPictures(complete, pictures), files, locale), registered, heads)];
  };
  const complete = pages.map((page, at) =>
    withLazy({ ...heads[at] }, 'blocks', () => page.blocks.flatMap(({ value }) => completed(value))),
  );
  const register = registerOf(pages);
  const site = {
    settings,
    navigation: withFiles(withArrivals(single('navigation'), arrivals), files, locale),
    theme: themeValue(single('theme')),
    ...vat,
    facts: figuresOf(facts?.value ?? {}, locale),
    ...(register !== undefined && { register }),
    tables,
    forms: Object.fromEntries(forms),
    linkTables: linkTables(
      [...index.forms.values()].map(({ data }) => data),
      schemas,
    ),
    pages: complete,
    routes: routeTable(heads, redirectsOf(index, resolved)),
    day,
  };
  const whole = withLazy(site, 'usedIcons', () => [...usedIcons].toSorted());
  return pictures.size === 0 ? whole : withLazy(whole, 'pictures', () => picturesOf(complete));
}

/** The mention of the row of `vat` beside every price; nothing where the site has no such setting. */
function siteVat({ vat }: JsonObject, modes: readonly Json[]): Pick<Site, 'vat'> {
  const mode = modes.find((row) => isObject(row) && row.id === vat);
  return isObject(mode) ? { vat: { label: mode.label ?? '', included: mode.included === true } } : {};
}

/** What the forms choose from: every row, by the name of its table. */
function choiceSources(
  rows: ReadonlyMap<string, readonly Json[]>,
  schemas: Schemas,
  locale: SpecLocale,
  { vat }: Pick<Site, 'vat'>,
): ChoiceSources {
  const unit = [currencySign(locale), isObject(vat) ? vat.label : undefined].filter(Boolean).join(noBreak);
  const tables = [...schemas.tables.keys()].map((table) => [table, objectsIn(rows.get(table))] as const);
  return {
    language: locale.language,
    priceText: (eur) => formatFigure(eur, unit, locale),
    dayText: (day) => formatDate(day, locale) ?? day,
    words: locale.words,
    tables: new Map(tables),
    unitOf: (table, field) => textAt(schemaAt(schemas.tables.get(table) ?? {}, [field], schemas), ['unit']),
    roleOf: (path, role) => rolePlan(schemas, path, role),
  };
}

/** The written redirects, then those that former ids of rows make. */
function redirectsOf(index: SpecIndex, resolved: ResolvedSpec): Redirect[] {
  const addresses = siteAddresses(resolved);
  // The redirect of a page that is there on some days only waits for the others.
  const written = writtenRedirects(index.singles.get('redirects')).flatMap(({ from, to }) =>
    addresses.has(from) ? [] : [{ from, to }],
  );
  const redirected = new Set(written.map(({ from }) => from));
  const taken = { has: (address: string) => addresses.has(address) || redirected.has(address) };
  return [...written, ...formerAddresses(resolved.plans, taken)];
}

/** The keys that hold the text of a link, in the objects that have an address. */
const textKeys = ['label', 'name', 'head', 'title'];

/**
 * A value in which each link to a file of `public/` announces the file before the visit, « Le guide (PDF, 1,2 Mo) », in its text: everyone
 * reads or hears it, in a button as in a menu. Its address is escaped.
 */
function withFiles<Value extends Json>(value: Value, files: PublicFiles, locale: SpecLocale): Value {
  return mapObjects(value, (mapping) => {
    const { href } = mapping;
    if (typeof href !== 'string' || !href.startsWith('/')) return mapping;
    const name = fileAt(href, files) ?? '';
    const file = files.get(name);
    if (file === undefined) return mapping;
    const parts = name.replace(/\.html$/, '').split('/');
    const address = `/${parts.map(encodeURIComponent).join('/')}${/[?#].*$/.exec(href)?.[0] ?? ''}`;
    const key = name.endsWith('.html') ? undefined : textKeys.find((one) => typeof mapping[one] === 'string');
    const text = key && { [key]: `${String(mapping[key])} (${described(name, file.bytes, locale)})` };
    return { ...mapping, href: address, ...text };
  });
}

/** `guide.pdf`, 1234567 → « PDF, 1,2 Mo »; a file without an ending has its size alone. */
function described(name: string, bytes: number, locale: SpecLocale): string {
  const [unit, size] = bytes < 999_500 ? ['kilobyte', Math.max(1, bytes / 1000)] : ['megabyte', bytes / 1_000_000];
  const options = { style: 'unit', unit, maximumFractionDigits: unit === 'kilobyte' ? 0 : 1 } as const;
  const kind = extname(name).slice(1).toUpperCase();
  const weight = new Intl.NumberFormat(tagOf(locale), options).format(size).replaceAll(/\s/gu, noBreak);
  return [...(kind === '' ? [] : [kind]), weight].join(`,${noBreak}`);
}
