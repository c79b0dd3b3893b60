import { ownAccents } from '../base/theme/theme-value.ts';
import { hiddenAddress, hiddenRow, type HiddenWords } from '../model/index/hidden-row.ts';
import type { Row, SpecIndex } from '../model/index/spec-index.ts';
import { queryParametersOf, type QueryParameters } from '../model/forms/query-parameters.ts';
import type { PagePlan } from '../model/pages/page-plan.ts';
import type { PublicFiles } from '../read/public-files.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { choicesOf, type Choices } from './choices.ts';
import type { IconNames } from './icons.ts';
import { textLengths, type TextLengths } from './text-lengths.ts';

export interface Vocabulary {
  /** Every address that answers with a page: paths and aliases. */
  addresses: ReadonlySet<string>;
  /** What links may hand over to pages with a form. */
  queryParameters: QueryParameters;
  /** Row ids by table. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** The rows themselves, in the order of their table: what `acyclic` follows. */
  rows: ReadonlyMap<string, ReadonlyMap<string, Pick<Row, 'data' | 'source' | 'path'>>>;
  /** What `choiceOf` chooses from. */
  choices: Choices;
  lengths: TextLengths;
  icons: IconNames;
  /** The names of the site's own accents (spec/theme.yaml). */
  accents: readonly string[];
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

export function vocabularyOf(
  index: SpecIndex,
  {
    addresses,
    plans,
    schemas,
    icons,
    pictures,
    files,
  }: {
    addresses: ReadonlySet<string>;
    plans: readonly PagePlan[];
    schemas: Schemas;
    icons: IconNames;
    pictures: ReadonlySet<string>;
    files: PublicFiles;
  },
): Vocabulary {
  const ids = new Map([...index.rowsById].map(([table, rows]) => [table, new Set(rows.keys())]));
  const queryParameters = queryParametersOf(index, plans, schemas);
  const rows = index.rowsById;
  const lengths = textLengths(schemas.common, index.singles.get('site')?.data);
  const hidden = {
    row: (table: string, id: string) => hiddenRow(index, table, id),
    address: (href: string) => hiddenAddress(index, href),
  };
  const choices = choicesOf(index);
  const accents = ownAccents(index.singles.get('theme')?.data);
  return {
    addresses,
    queryParameters,
    ids,
    rows,
    choices,
    lengths,
    icons,
    accents,
    pictures,
    files,
    hidden,
    country: index.locale.country,
    day: index.view?.day,
    usedIcons: new Set(),
  };
}
