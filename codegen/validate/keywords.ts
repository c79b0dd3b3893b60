import type { FuncKeywordDefinition } from 'ajv';
import type { Json } from '../base/json.ts';
import { plain } from './choices.ts';
import { repeated, duplicates } from './duplicates.ts';
import { hasFormat } from './formats.ts';
import { isKnownAddress } from './link-fault.ts';
import { queryFault } from './query-parameters.ts';
import { relationKeywords } from './relation-keywords.ts';
import { missedEnd } from './text-lengths.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The project's own keywords: `icon`, `pictureFile`, `href`, `queryParameters`, `refersTo`, `choiceOf`, `past`, `lengthFrom`, `distinct`, `file`, `uniqueItems`, and the relations
 * between values (relations.ts).
 * @param isFile whether a value is a form or a file of the spec of that kind, as its own file would be
 */
export function projectKeywords(
  isFile: (kind: string, data: Json, vocabulary: Vocabulary) => boolean,
): readonly FuncKeywordDefinition[] {
  return [
    keyword('icon', (words, _, name) => {
      words.usedIcons.add(name);
      return words.icons.has(name);
    }),
    keyword('pictureFile', (words, _, name) => words.pictures.has(name)),
    keyword('href', (words, _, href) => isKnownAddress(href, words)),
    keyword('queryParameters', (words, _, href) => queryFault(href, words.queryParameters) === undefined),
    keyword('refersTo', (words, table, id) => words.ids.get(String(table))?.has(id) === true),
    // Nothing to choose from is the fault of what was to offer it, and reported there.
    keyword('choiceOf', (words, path, text) => words.choices(String(path))?.includes(plain(text)) ?? true),
    // Another form has a fault of its own.
    keyword('past', (words, _, day) => words.day === undefined || !(hasFormat('date', day) && day > words.day)),
    keyword('lengthFrom', (words, name, text) => missedEnd(text, words.lengths.get(String(name))) === undefined),
    {
      keyword: 'distinct',
      type: 'array',
      validate: (field: string, data: Json[]) => repeated(data, field) === undefined,
    },
    // The library compares each object of a list with all others: a list may show all rows of a table.
    {
      keyword: 'uniqueItems',
      type: 'array',
      validate: (isUnique: boolean, data: Json[]) => !isUnique || duplicates(data) === undefined,
    },
    ...relationKeywords,
    {
      keyword: 'file',
      type: 'object',
      validate(this: Vocabulary, kind: string, data: Json) {
        return isFile(kind, data, this);
      },
    },
  ];
}

function keyword(
  name: string,
  isValid: (words: Vocabulary, schema: unknown, data: string) => boolean,
): FuncKeywordDefinition {
  return {
    keyword: name,
    type: 'string',
    validate(this: Vocabulary, schema: unknown, data: string) {
      return isValid(this, schema, data);
    },
  };
}
