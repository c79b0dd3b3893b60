import { ownAccents } from '../base/theme/theme-value.ts';
import { hiddenAddress, hiddenRow, type HiddenWords } from '../model/index/hidden-row.ts';
import type { SpecIndex } from '../model/index/spec-index.ts';
import { queryParametersOf, type QueryParameters } from '../model/forms/query-parameters.ts';
import type { PagePlan } from '../model/pages/pages.ts';
import type { PublicFiles } from '../read/public-files.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { textLengths, type TextLengths } from './text-lengths.ts';

export interface Vocabulary {
  /** Every address that answers with a page: paths and aliases. */
  addresses: ReadonlySet<string>;
  /** What links may hand over to pages with a form. */
  queryParameters: QueryParameters;
  /** Row ids by table. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  lengths: TextLengths;
  icons: ReadonlySet<string>;
  /** The names of the site's own accents (spec/theme.yaml); `undefined` where that file cannot be read. */
  accents: readonly string[] | undefined;
  pictures: ReadonlySet<string>;
  files: PublicFiles;
  /** Why a row, or the address of its page, is not on the site that is looked at, though the spec has it. */
  hidden?: {
    row: (table: string, id: string) => HiddenWords | undefined;
    address: (href: string) => HiddenWords | undefined;
  };
  /** Of the site's readers, by its code. */
  country?: string;
  /** The day that the site is of, as `YYYY-MM-DD`. */
  day?: string | undefined;
  /** Icons met so far: the site bundles these only. */
  usedIcons: Set<string>;
}

/** The vocabulary of a spec, with what other steps have found. */
export function vocabularyOf(
  index: SpecIndex,
  plans: readonly PagePlan[],
  schemas: Schemas,
  found: Pick<Vocabulary, 'addresses' | 'icons' | 'pictures' | 'files'>,
): Vocabulary {
  const { rowsById, singles, locale, view } = index;
  return {
    ...found,
    queryParameters: queryParametersOf(index, plans, schemas),
    ids: new Map([...rowsById].map(([table, rows]) => [table, new Set(rows.keys())])),
    lengths: textLengths(schemas.common, singles.get('site')?.data),
    accents: singles.has('theme') ? ownAccents(singles.get('theme')?.data) : undefined,
    hidden: {
      row: (table, id) => hiddenRow(index, table, id),
      address: (href) => hiddenAddress(index, href),
    },
    country: locale.country,
    day: view?.day,
    usedIcons: new Set(),
  };
}
