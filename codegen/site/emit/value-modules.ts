import { punctuationOf } from '../../../src/shared/locale.ts';
import { isObject, objectsIn, textAt, valueAt, type Json, type JsonObject, textsIn } from '../../base/json.ts';
import { literalUnion } from '../../base/names.ts';
import { telephoneOf } from '../../base/telephone.ts';
import { fieldsOf } from '../../model/forms/fields.ts';
import { siteWords } from '../../model/locale/spec-locale.ts';
import { formerIdsByParameter } from '../../model/redirects/redirects.ts';
import type { Site } from '../../model/site.ts';

/** What a file is made of, and its text. */
export type Emitted = readonly [source: string, body: string];

const chatFields = ['activate', 'open', 'alertTitle', 'unavailableMessage', 'closeLabel'];

const hoursWords = ['dayRange', 'timeRange', 'daily', 'closed', 'byAppointment'];
const otherWords = [...hoursWords, 'mailForm'];

/**
 * The modules of values of a site, by file name, which views and scripts import. A value is in the module of those that need it: a script holds
 * all of a module that it imports. `undefined` and `false` are written too: bundlers then leave out what only others need.
 */
export function valueModules(site: Site): Readonly<Record<string, Emitted>> {
  const { settings, navigation, theme, register, forms: formsByName } = site;
  const startup = objectAt(settings, 'startup');
  const { cleanUp } = startup;
  const rules = isObject(cleanUp) && cleanUp.enabled === true ? without(cleanUp, ['enabled']) : undefined;
  const { chat } = settings;
  const forms = Object.values(formsByName);
  const isThere = (part: string, key: string) => valueAt(navigation, [part, key]) !== undefined;
  const kinds = new Set(forms.flatMap((form) => fieldsOf(form).map(({ field }) => field.kind)));
  const words = siteWords(settings.locale);
  const locale = { ...objectAt(settings, 'locale'), words: without(words, otherWords) };
  const punctuation = punctuationOf({ language: textAt(settings, ['locale', 'language']) ?? '' });
  const hasCalculation = forms.some(({ calculation }) => calculation !== undefined);
  const hasCalendar = forms.some((form) => valueAt(form, ['confirmation', 'calendar']) !== undefined);
  const pages = calculationPages(site);
  const scheme = { scheme: theme.scheme ?? null, intervalMs: startup.themeIntervalMs ?? null };
  const stored = Object.entries(formsByName).flatMap(([name, form]) => (form.line === undefined ? [name] : []));
  return {
    'page-parts.ts': [
      'spec/site.yaml, spec/navigation.yaml and spec/theme.yaml',
      `/** The colour scheme forced on pages, checked at this interval; undefined where none is. */
export const theme: { scheme: string; intervalMs: number } | undefined = ${code(startup.forceTheme === true ? scheme : undefined)};

/** Nothing is dragged or dropped. */
export const blocksDragAndDrop: boolean = ${startup.blockDragAndDrop === true};

/** The right mouse button opens no menu. */
export const blocksContextMenu: boolean = ${startup.blockContextMenu === true};

/** The header has a menu. */
export const hasMenus: boolean = ${isThere('header', 'items')};

/** Cleans the storage of the browser up. */
export const loadCleanUp${loader('browser/clean-up.ts', rules !== undefined)};

/** Opens the chat. */
export const loadChat${loader('browser/chat.ts', isObject(chat))};

/** Opens the source of a figure. */
export const loadFigureSource${loader('browser/figure-source.ts', register !== undefined)};

/** Sends the form of the footer. */
export const loadLineForm${loader('browser/line-form.ts', isThere('footer', 'form'))};`,
    ],
    'page-parts-on-use.ts': [
      'spec/site.yaml',
      `import type { SiteCleanUp, SiteChat } from './types.ts';

/** The entries that the clean-up of the storage removes and keeps. */
export const cleanUpRules: Omit<SiteCleanUp, 'enabled'> | undefined = ${code(rules)};

/** The chat, and the words where it does not answer. */
export const chat: Pick<SiteChat, ${literalUnion(chatFields)}> | undefined = ${code(isObject(chat) ? only(chat, chatFields) : undefined)};`,
    ],
    'locale.ts': [
      'spec/site.yaml',
      `import type { SiteLocale, SiteWords } from './types.ts';

/** How the site writes dates, numbers and amounts: for components, which browsers run too. */
export const locale: SiteLocale & { words: Required<Omit<SiteWords, ${literalUnion(otherWords)}>> } = ${code(locale)};

/** The words of opening hours, which scripts do not hold. */
export const hoursWords: Required<Pick<SiteWords, ${literalUnion([...hoursWords, 'rangeTo'])}>> = ${code(only(words, ['rangeTo', ...hoursWords]))};

/** What its language puts around quotations and after labels. */
export const punctuation: Readonly<Record<"open" | "close" | "colon", string>> = ${code({ ...punctuation })};

/** The map to which postal addresses lead, « … » in place of one. */
export const map: string | undefined = ${code(valueAt(settings, ['contact', 'map']))};`,
    ],
    'telephones.ts': [
      'every telephone number of the site',
      `/** By the text of a telephone number, the number as it is dialled from anywhere (\`+33199001212\`). */
export const telephones: Readonly<Record<string, string>> = ${code(telephonesIn(site))};`,
    ],
    'former-ids.ts': [
      'formerIds of the rows that links name',
      `/** By parameter of an address, the id of now for each id that a row had before. */
export const formerIds: Readonly<Record<string, Readonly<Record<string, string>>>> = ${code(formerIdsByParameter(site))};`,
    ],
    'form-names.ts': [
      'spec/forms/',
      `/** The forms whose drafts the browser keeps: those on one line have none. */
export const formNames: readonly string[] = ${code(stored)};

/** A result of the calculator can go with one of them. */
export const takesCalculation: boolean = ${pages.length > 0};`,
    ],
    'calculation-pages.ts': [
      'spec/forms/ and spec/pages/',
      `/** The addresses of the pages with a form that a result of the calculator can go with. */
export const calculationPages: readonly string[] = ${code(pages)};`,
    ],
    'form-parts.ts': [
      'spec/forms/ and spec/site.yaml',
      `/** What the browser adds where it refuses an e-mail address. */
export const mailForm: string = ${code(words.mailForm)};

/** A field is chosen among cards. */
export const hasCards: boolean = ${kinds.has('cards')};

/** A field is an appointment. */
export const hasSlots: boolean = ${kinds.has('slot')};

/** The card of an attached calculation. */
export const loadCalculationCard${loader('forms/calculation-card.tsx', hasCalculation)};

/** Makes the calendar file of a confirmation. */
export const loadCalendarFile${loader('forms/save-calendar-file.ts', hasCalendar)};`,
    ],
  };
}

function code(value: Json | undefined): string {
  return JSON.stringify(value, undefined, 2) ?? 'undefined';
}

/** What loads a file of `src/` on use; undefined on a site without that part. Bundlers would make a file of each import, also of one that is never reached. */
function loader(file: string, isThere: boolean): string {
  const load = isThere ? `() => import('#src/${file}')` : 'undefined';
  return `: (() => Promise<typeof import('#src/${file}')>) | undefined = ${load}`;
}

function calculationPages({ pages }: Pick<Site, 'pages'>): string[] {
  const takesIt = (block: JsonObject) => isObject(block.form) && block.form.calculation !== undefined;
  return pages.flatMap(({ path, blocks }) => (objectsIn(blocks).some(takesIt) ? [String(path)] : []));
}

/** Texts that may be telephone numbers as a whole. */
const telephone = /^[+(]?\d[\d\s()-]{5,}$/u;

/** By its text, each telephone number of a site as it is dialled from anywhere: `01 99 00 12 12` → `+33199001212`. */
function telephonesIn({ settings, pages }: Pick<Site, 'settings' | 'pages'>): Record<string, string> {
  const country = textAt(settings, ['locale', 'country']) ?? '';
  const texts = [settings, ...pages.map(({ blocks }) => blocks ?? null)].flatMap((value) =>
    textsIn(value, (text) => telephone.test(text)),
  );
  const numbers = [...new Set(texts.map(({ text }) => text))].flatMap((text) => {
    const number = telephoneOf(text, country)?.number;
    return number === undefined ? [] : [[text, number]];
  });
  return Object.fromEntries(numbers) as Record<string, string>;
}

function objectAt(parent: JsonObject, key: string): JsonObject {
  const value = parent[key];
  return isObject(value) ? value : {};
}

function only(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])));
}

function without(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}
