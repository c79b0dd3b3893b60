import type { Row, SpecIndex } from '../resolve/spec-index.ts';
import { queryParametersOf, type QueryParameters } from '../forms/query-parameters.ts';
import type { PagePlan } from '../pages/pages.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { choicesOf, type Choices } from './choices.ts';
import { textLengths, type TextLengths } from './text-lengths.ts';

/** What the values of a spec may refer to. */
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
  /** How long texts may be. */
  lengths: TextLengths;
  icons: ReadonlySet<string>;
  /** Icons met so far: the site bundles these only. */
  usedIcons: Set<string>;
}

/** @param icons the names of all icons there are */
export function vocabularyOf(
  index: SpecIndex,
  {
    addresses,
    plans,
    schemas,
    icons,
  }: {
    addresses: ReadonlySet<string>;
    plans: readonly PagePlan[];
    schemas: Schemas;
    icons: ReadonlySet<string>;
  },
): Vocabulary {
  const ids = new Map([...index.rowsById].map(([table, rows]) => [table, new Set(rows.keys())]));
  const queryParameters = queryParametersOf(index, plans, schemas);
  const rows = index.rowsById;
  const lengths = textLengths(schemas.common, index.singles.get('site')?.data);
  return { addresses, queryParameters, ids, rows, choices: choicesOf(index), lengths, icons, usedIcons: new Set() };
}
