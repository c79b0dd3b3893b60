import { formatDate } from '../../../src/shared/dates.ts';
import { noBreak } from '../../../src/shared/locale.ts';
import { currencySign } from '../../../src/shared/numbers.ts';
import { camelCase } from '../../base/names.ts';
import type { ChoiceSources } from '../forms/choices.ts';
import { expandForm, withForms } from '../forms/expand-form.ts';
import { linkTables } from '../forms/query-parameters.ts';
import { arrivalsOf, withArrivals, type Arrival } from '../forms/arrivals.ts';
import { requestPlaces, withRequests, type RequestPlace } from '../forms/requests.ts';
import type { MadePage } from '../pages/page-plan.ts';
import { pageValue } from '../pages/pages.ts';
import { rolePlan } from '../roles/plan.ts';
import type { FactUsage } from '../facts/fact-usage.ts';
import { registerFacts } from '../facts/register-facts.ts';
import { registerOf, withRegisters } from '../facts/group-facts.ts';
import { isObject, objectsIn, textAt, type Json, type JsonObject } from '../../base/json.ts';
import { formatFigure } from '../locale/figure.ts';
import { figuresOf } from '../facts/named-facts.ts';
import { siteAddresses, type ResolvedSpec } from '../resolve-spec.ts';
import type { SpecIndex } from '../index/spec-index.ts';
import type { SpecLocale } from '../locale/spec-locale.ts';
import { type Redirect, writtenRedirects, formerAddresses } from '../redirects/redirects.ts';
import { routeTable } from '../routes/route-table.ts';
import { schemaAt } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { vatTable } from '../../schemas/schema-place.ts';
import type { Site } from '../site.ts';
import { conditionalPassages, conditionsOf, type Conditions } from './conditional-passages.ts';
import type { PictureFiles } from '../../read/pictures.ts';
import type { PublicFiles } from '../../read/public-files.ts';
import { withFiles } from './files.ts';
import { withPictures } from './pictures.ts';
import { themeValue } from '../../base/theme/theme-value.ts';

/** What the steps before have made of a spec without findings. */
interface Loaded {
  index: SpecIndex;
  resolved: ResolvedSpec;
  schemas: Schemas;
  usage: FactUsage;
  usedIcons: Iterable<string>;
  pictures: PictureFiles['files'];
  publicFiles: PublicFiles;
}

/** The one value that the site is rendered from. */
export function assembleSite(loaded: Loaded): Site {
  const { index, resolved, schemas, usage, usedIcons, pictures: files, publicFiles } = loaded;
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
  const complete = pages.map((page) => completePage(page, { conditions, places, arrivals, choices, schemas }));
  const { pages: drawn, pictures } = withPictures(complete, files);
  const pageValues = drawn.map((page) => withFiles(page, publicFiles, locale));
  const registered = registerFacts(facts?.value ?? {}, usage.pages, locale);
  const register = registerOf(pageValues, schemas);
  return {
    settings,
    navigation: withFiles(withArrivals(single('navigation'), arrivals), publicFiles, locale),
    theme: themeValue(single('theme')),
    ...vat,
    facts: figuresOf(facts?.value ?? {}, locale),
    ...(register !== undefined && { register }),
    ...(pictures && { pictures }),
    tables,
    forms: Object.fromEntries(forms),
    linkTables: linkTables(
      [...index.forms.values()].map(({ data }) => data),
      schemas,
    ),
    pages: [...withRegisters(pageValues, schemas, registered)],
    routes: routeTable(pageValues, redirectsOf(index, resolved)),
    usedIcons: [...usedIcons].toSorted(),
  };
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

/** Values of the spec outside pages that pages show. */
interface Elsewhere {
  conditions: Conditions;
  places: ReadonlyMap<string, RequestPlace>;
  arrivals: ReadonlyMap<string, Arrival>;
  choices: ChoiceSources;
  schemas: Schemas;
}

/** A resolved page as it is rendered: without the blocks and passages that the settings of the site exclude. */
function completePage(page: MadePage, elsewhere: Elsewhere): JsonObject {
  const own = conditionalPassages({ ...pageValue(page), blocks: [] }, elsewhere.conditions);
  return { ...(own as JsonObject), blocks: page.blocks.flatMap(({ value }) => completeBlock(value, elsewhere) ?? []) };
}

function completeBlock(
  block: Json,
  { conditions, places, arrivals, choices, schemas }: Elsewhere,
): JsonObject | undefined {
  const passages = conditionalPassages(block, conditions);
  if (!isObject(passages)) return undefined;
  return withForms(withArrivals(withRequests(passages, schemas, places), arrivals), schemas, choices);
}
