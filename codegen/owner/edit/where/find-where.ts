import { suggestion } from '../../../base/findings/nearest.ts';
import { figureOf } from '../../../model/locale/spec-locale.ts';
import type { Origin } from '../../../model/resolve/resolved.ts';
import { isObject, textAt, valueAt, textsIn } from '../../../base/json.ts';
import { type Mention, mentionsOf } from '../mentions/mentions-of.ts';
import { schemaPlace } from '../../../schemas/schema-walk.ts';
import { addressesOf, factsOf, isWithin, pageAt, placeKey, targetOf, type Spec } from '../spec.ts';
import { subjectOf } from '../words/subject.ts';
import { comparable, matcher } from './matcher.ts';
import { originKind, type Place, type ShownText, shownPlaces, dependsOn, isRead, shownTexts } from './shown-text.ts';

/** One meaning of a query, and its places. */
export interface Found {
  /** The meaning, in French: « le texte ou le chiffre », « la ligne use-cases.training ». */
  readonly as: string;
  readonly places: readonly Place[];
}

/** Every place of the spec that a query means: a value by its name, a row, an address, the name of an icon, a figure or words that pages show. */
export function findWhere(spec: Spec, query: string): Found[] {
  const wanted = query.trim().replace(/^\{(.*)\}$/u, '$1');
  const found = [
    ...named(spec, wanted.includes('.') ? wanted : `facts.${wanted}`),
    ...rows(spec, wanted),
    ...address(spec, wanted),
    ...icon(spec, wanted),
    ...outside(spec, wanted),
    ...shown(spec, wanted),
  ];
  const isFound = found.some(({ places }) => places.length > 0);
  return [...found, ...(isFound ? [] : unread(spec, wanted))].filter(({ places }) => places.length > 0);
}

/** A suggestion for a query without results: the nearest name or address. */
export function nearestTo({ index, pages }: Spec, query: string): string | undefined {
  const facts = factsOf({ index }).map(({ name }) => `facts.${name}`);
  const ids = [...index.rowsById].flatMap(([table, all]) => [...all.keys()].flatMap((id) => [id, `${table}.${id}`]));
  return suggestion(query, [...new Set([...ids, ...facts, ...pages.map(({ path }) => path)])]);
}

/** `packs.starter.priceEur`, `facts.average-roi` or `average-roi`: the value, and all that visitors read of it. */
export function named(spec: Spec, name: string): Found[] {
  if (!/^[a-z][\w-]*(\.[\w-]+)+$/u.test(name)) return [];
  const fact = factsOf(spec).filter(
    (one) => `facts.${one.name}` === name || `facts.${one.name}`.startsWith(`${name}.`),
  );
  if (fact.length > 0) {
    const shows = ({ within, path }: ShownText) =>
      fact.some((one) => within.facts.get(one.name)?.some((place) => isWithin(path, place)));
    const texts = shownTexts(spec).filter(shows);
    // The place to change comes first.
    const places = shownPlaces(texts).toSorted((a, b) => Number(isOfFacts(b)) - Number(isOfFacts(a)));
    return [{ as: `le chiffre ${name}`, places }];
  }
  const target = targetOf(spec, name);
  if (target === undefined) return [];
  const { source, value } = target;
  const path = isObject(value) ? [...target.path, 'value'] : target.path;
  if (!['string', 'number'].includes(typeof valueAt(source.data, path))) return [];
  const texts = dependsOn(spec, source, path).filter((text) => isRead(text, spec.schemas));
  const places = shownPlaces(texts);
  const own = { source, path, ...originKind({ source, path }), text: String(value), shown: [] };
  const first = places.find((place) => placeKey(place) === placeKey(own)) ?? own;
  return [{ as: `la valeur ${name}`, places: [first, ...places.filter((place) => place !== first)] }];
}

const isOfFacts = ({ source }: Place) => source.document.kind === 'facts';

/** `training` or `use-cases.training`: each row of that id, and the places that name it. */
function rows(spec: Spec, wanted: string): Found[] {
  const [table, id] = wanted.includes('.') ? wanted.split('.') : [undefined, wanted];
  return [...spec.index.rowsById].flatMap(([name, all]) => {
    const row = (table === undefined || table === name) && wanted.split('.').length < 3 ? all.get(id ?? '') : undefined;
    if (row === undefined) return [];
    const addresses = addressesOf(spec, row);
    const words = `la ligne elle-même${addresses.length > 0 ? `, page ${addresses.join(', ')}` : ''}`;
    const own = unshown({ source: row.source, path: [...row.path, 'id'] }, 'row', words, row.id);
    const mentions = mentionsOf(spec, { table: name, id: row.id }, new Set(addresses));
    return [{ as: `la ligne ${name}.${row.id}`, places: [own, ...mentions.map((one) => placeOf(spec, one))] }];
  });
}

/** `/demo`, or `https://www.example.fr/demo?secteur=finance` as a browser shows it, also of a preview: its route, and every link that leads there. */
function address(spec: Spec, query: string): Found[] {
  const base = textAt(spec.index.singles.get('site')?.data, ['baseUrl']) ?? '';
  const { origin, hostname, pathname } = URL.parse(query, base) ?? {};
  const isOwn = query.startsWith('/') || origin === URL.parse(base)?.origin || hostname === 'localhost';
  if (pathname === undefined || !isOwn || !query.includes('/')) return [];
  const wanted = pathname.replace(/(?<=.)\/$/u, '');
  const page = pageAt(spec, wanted);
  if (page === undefined) return [];
  const own = unshown(page.route.originOf(['path']), 'typed', `la route de la page « ${page.family} »`, wanted);
  const links = mentionsOf(spec, undefined, new Set([wanted])).map((mention) => placeOf(spec, mention));
  return [{ as: `l'adresse ${wanted}`, places: [own, ...links] }];
}

function placeOf(spec: Spec, mention: Mention): Place {
  const { words } = subjectOf(spec, mention.source, mention.path);
  return unshown(mention, 'reference', `${mention.as === 'id' ? 'la cite' : 'y mène'} (${words})`, mention.text);
}

/** A place of the spec without the texts that show it. */
function unshown({ source, path }: Origin, kind: Place['kind'], words: string, text: string): Place {
  return { source, path, kind, words, text, shown: [] };
}

/** `shield-check`: every place that shows the icon of that name. */
function icon(spec: Spec, wanted: string): Found[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(wanted)) return [];
  return [{ as: `l'icône ${wanted}`, places: textsWith(spec, 'icon', 'la montre', (text) => text === wanted) }];
}

/** `https://n8n.io/`, or `mailto:…`: every link that leads there. */
function outside(spec: Spec, wanted: string): Found[] {
  if (!/^[a-z]+:/i.test(wanted)) return [];
  const whole = (text: string) => URL.parse(text)?.href.replace(/\/$/u, '');
  const leads = (text: string) => whole(text) !== undefined && whole(text) === whole(wanted);
  return [{ as: `l'adresse ${wanted}`, places: textsWith(spec, 'href', 'y mène', leads) }];
}

/** The texts that fit, of any value or of those with a keyword of the schemas. */
function textsWith(spec: Spec, keyword: string | undefined, words: string, fits: (text: string) => boolean): Place[] {
  return spec.sources.flatMap((source) =>
    textsIn(source.data, fits)
      .filter(
        ({ path }) => keyword === undefined || schemaPlace(source, path, spec.schemas).schema()?.[keyword] === true,
      )
      .map(({ text, path }) => unshown({ source, path }, 'typed', words, text)),
  );
}

function shown(spec: Spec, wanted: string): Found[] {
  const matches = matcher(wanted);
  const texts = shownTexts(spec).filter((text) => matches(text.value) && isRead(text, spec.schemas));
  const held = heldBy(spec, wanted);
  const places = shownPlaces(texts).map((place) =>
    held === undefined || !['typed', 'row'].includes(place.kind)
      ? place
      : { ...place, words: `${place.words} ; le site tient ce chiffre : {${held}}` },
  );
  return [{ as: 'ce que lit le visiteur', places }];
}

/** Texts that no page shows, of a field that waits for its place. */
function unread(spec: Spec, wanted: string): Found[] {
  const places = textsWith(spec, undefined, 'écrit ici ; aucune page ne le montre', matcher(wanted));
  return [{ as: 'ce qui est écrit', places }];
}

/** The name of the fact with the figure of the query. */
function heldBy({ index }: Spec, wanted: string): string | undefined {
  const written = comparable(wanted);
  const fact = factsOf({ index }).find(({ figure }) => {
    const { text, value } = figureOf(figure, index.locale);
    return /\d/.test(written) && [text, value].some((one) => comparable(one) === written);
  });
  return fact === undefined ? undefined : `facts.${fact.name}`;
}
