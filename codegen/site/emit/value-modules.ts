import { punctuationOf } from '../../../src/shared/locale.ts';
import { isObject, objectsIn, valueAt, type Json, type JsonObject } from '../../base/json.ts';
import { literalUnion } from '../../base/names.ts';
import { siteWords } from '../../model/locale/spec-locale.ts';
import { formerIdsByParameter } from '../../model/redirects/former-ids.ts';
import type { Site } from '../../model/site.ts';
import { telephonesIn } from './telephones.ts';

/** A constant of a module: its type and its value in TypeScript. `undefined` and `false` are written too: bundlers then leave out what only others need. */
interface Constant {
  doc: string;
  type: string;
  code: string;
}

/** A module of values, which views and scripts import. */
export interface ValueModule {
  /** The files of the spec from which the values come. */
  source: string;
  constants: Readonly<Record<string, Constant>>;
}

/** The modules of values of a site, by file name. A value is in the module of those that need it: a script holds all of a module that it imports. */
export function valueModules(site: Site): Readonly<Record<string, ValueModule>> {
  const { settings, navigation, theme, register, forms } = site;
  const startup = objectAt(settings, 'startup');
  const { cleanUp } = startup;
  const rules = isObject(cleanUp) && cleanUp.enabled === true ? without(cleanUp, ['enabled']) : undefined;
  const { chat } = settings;
  const fields = Object.values(forms).flatMap((form) =>
    objectsIn(form.groups).flatMap((group) => objectsIn(group.fields)),
  );
  const words = siteWords(settings.locale);
  const pages = calculationPages(site);
  return {
    'page-parts.ts': {
      source: 'spec/site.yaml, spec/navigation.yaml and spec/theme.yaml',
      constants: {
        theme: constant(
          'The colour scheme forced on pages, checked at this interval; undefined where none is.',
          '{ scheme: string; intervalMs: number } | undefined',
          startup.forceTheme === true
            ? { scheme: theme.scheme ?? null, intervalMs: startup.themeIntervalMs ?? null }
            : undefined,
        ),
        blocksDragAndDrop: flag('Nothing is dragged or dropped.', startup.blockDragAndDrop === true),
        blocksContextMenu: flag('The right mouse button opens no menu.', startup.blockContextMenu === true),
        hasMenus: flag('The header has a menu.', valueAt(navigation, ['header', 'items']) !== undefined),
        loadCleanUp: loader('Cleans the storage of the browser up.', 'browser/clean-up.ts', rules !== undefined),
        loadChat: loader('Opens the chat.', 'browser/chat.ts', isObject(chat)),
        loadFigureSource: loader('Opens the source of a figure.', 'browser/figure-source.ts', register !== undefined),
        loadLineForm: loader(
          'Sends the form of the footer.',
          'browser/line-form.ts',
          valueAt(navigation, ['footer', 'form']) !== undefined,
        ),
      },
    },
    'page-parts-on-use.ts': {
      source: 'spec/site.yaml',
      constants: {
        cleanUpRules: constant(
          'The entries that the clean-up of the storage removes and keeps.',
          `Omit<SiteCleanUp, 'enabled'> | undefined`,
          rules,
        ),
        chat: constant(
          'The chat, and the words where it does not answer.',
          `Pick<SiteChat, ${literalUnion(chatFields)}> | undefined`,
          isObject(chat) ? only(chat, chatFields) : undefined,
        ),
      },
    },
    'locale.ts': {
      source: 'spec/site.yaml',
      constants: {
        locale: constant(
          'How the site writes dates, numbers and amounts: for components, which browsers run too.',
          `SiteLocale & { words: Required<Omit<SiteWords, ${literalUnion(hoursWords)}>> }`,
          { ...objectAt(settings, 'locale'), words: without(words, hoursWords) },
        ),
        hoursWords: constant(
          'The words of opening hours, which scripts do not hold.',
          `Required<Pick<SiteWords, ${literalUnion([...hoursWords, 'rangeTo'])}>>`,
          only(words, ['rangeTo', ...hoursWords]),
        ),
        punctuation: constant(
          'What its language puts around quotations and after labels.',
          'Readonly<Record<"open" | "close" | "colon", string>>',
          { ...punctuationOf({ language: String(valueAt(settings, ['locale', 'language'])) }) },
        ),
        map: constant(
          'The map to which postal addresses lead, « … » in place of one.',
          'string | undefined',
          valueAt(settings, ['contact', 'map']),
        ),
      },
    },
    'telephones.ts': {
      source: 'every telephone number of the site',
      constants: {
        telephones: constant(
          'By the text of a telephone number, the number as it is dialled from anywhere (`+33199001212`).',
          'Readonly<Record<string, string>>',
          telephonesIn(site),
        ),
      },
    },
    'former-ids.ts': {
      source: 'formerIds of the rows that links name',
      constants: {
        formerIds: constant(
          'By parameter of an address, the id of now for each id that a row had before.',
          'Readonly<Record<string, Readonly<Record<string, string>>>>',
          formerIdsByParameter(site),
        ),
      },
    },
    'form-names.ts': {
      source: 'spec/forms/',
      constants: {
        formNames: constant(
          'The forms whose drafts the browser keeps: those on one line have none.',
          'readonly string[]',
          Object.entries(forms).flatMap(([name, form]) => (form.line === undefined ? [name] : [])),
        ),
        takesCalculation: flag('A result of the calculator can go with one of them.', pages.length > 0),
      },
    },
    'calculation-pages.ts': {
      source: 'spec/forms/ and spec/pages/',
      constants: {
        calculationPages: constant(
          'The addresses of the pages with a form that a result of the calculator can go with.',
          'readonly string[]',
          pages,
        ),
      },
    },
    'form-parts.ts': {
      source: 'spec/forms/',
      constants: {
        hasCards: flag(
          'A field is chosen among cards.',
          fields.some(({ kind }) => kind === 'cards'),
        ),
        hasSlots: flag(
          'A field is an appointment.',
          fields.some(({ kind }) => kind === 'slot'),
        ),
        loadCalculationCard: loader(
          'The card of an attached calculation.',
          'forms/calculation-card.tsx',
          Object.values(forms).some(({ calculation }) => calculation !== undefined),
        ),
        loadCalendarFile: loader(
          'Makes the calendar file of a confirmation.',
          'forms/save-calendar-file.ts',
          Object.values(forms).some((form) => valueAt(form, ['confirmation', 'calendar']) !== undefined),
        ),
      },
    },
  };
}

export function emitValues({ constants }: ValueModule): string {
  const all = Object.entries(constants);
  const types = new Set(all.flatMap(([, { type }]) => type.match(/\bSite\w+/g) ?? []));
  return [
    ...(types.size > 0 ? [`import type { ${[...types].join(', ')} } from './types.ts';`] : []),
    ...all.map(([name, { doc, type, code }]) => `/** ${doc} */\nexport const ${name}: ${type} = ${code};`),
  ].join('\n\n');
}

const chatFields = ['activate', 'open', 'alertTitle', 'unavailableMessage', 'closeLabel'];

const hoursWords = ['dayRange', 'timeRange', 'daily', 'closed', 'byAppointment'];

function constant(doc: string, type: string, value: Json | undefined): Constant {
  return { doc, type, code: JSON.stringify(value, undefined, 2) ?? 'undefined' };
}

function flag(doc: string, value: boolean): Constant {
  return constant(doc, 'boolean', value);
}

/** What loads a file of `src/` on use; undefined on a site without that part. Bundlers would make a file of each import, also of one that is never reached. */
function loader(doc: string, file: string, isThere: boolean): Constant {
  const type = `(() => Promise<typeof import('#src/${file}')>) | undefined`;
  return { doc, type, code: isThere ? `() => import('#src/${file}')` : 'undefined' };
}

function calculationPages({ pages }: Pick<Site, 'pages'>): string[] {
  const takesIt = (block: JsonObject) => isObject(block.form) && block.form.calculation !== undefined;
  return pages.flatMap(({ path, blocks }) => (objectsIn(blocks).some(takesIt) ? [String(path)] : []));
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
