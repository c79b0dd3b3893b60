import { CompletionItemKind } from 'vscode-languageserver/node';
import { nameOf } from '../edit/words/value-words.ts';
import type { Spec } from '../edit/spec.ts';
import { namedFacts } from '../load/facts/named-facts.ts';
import { figureOf } from '../load/resolve/figure.ts';
import { specLocale } from '../load/resolve/spec-locale.ts';
import { schemaAt } from '../load/schemas/schema-walk.ts';
import { isObject } from '../load/values/json.ts';

/** A word that may be written at the cursor. */
export interface Word {
  readonly label: string;
  /** What is written, where it is not the label. */
  readonly put?: string;
  readonly detail?: string;
  /** Markdown. */
  readonly says?: string;
  readonly kind?: CompletionItemKind;
}

/**
 * How a reference may go on: every fact with its value, then the tables, the rows of one, the fields of one of them.
 * @param begun what is written of it, as `packs.start`
 */
export function referenceWords(spec: Spec, begun: string): Word[] {
  const [table = '', id, field] = begun.split('.');
  const rows = spec.index.rowsById.get(table);
  if (rows === undefined || id === undefined) return [...facts(spec), ...tables(spec)];
  if (field === undefined)
    return [...rows].map(([name, { data }]) => ({ label: `${table}.${name}`, detail: nameOf(data) }));
  const schema = spec.schemas.tables.get(table) ?? {};
  const { properties } = schemaAt(schema, [], spec.schemas) ?? {};
  return Object.keys(isObject(properties) ? properties : {}).map((key) => {
    const description = schemaAt(schema, [key], spec.schemas)?.description;
    return { label: `${table}.${id}.${key}`, ...(typeof description === 'string' && { says: description }) };
  });
}

function facts({ index }: Spec): Word[] {
  return namedFacts(index.singles.get('facts')?.data ?? null).map(({ name, figure }) => {
    const { text, label } = figureOf(figure, undefined, specLocale(index));
    const says = typeof figure.source === 'string' ? { says: `Source : ${figure.source}` } : {};
    return { label: `facts.${name}`, detail: `${text} · ${label}`, ...says };
  });
}

function tables({ index }: Spec): Word[] {
  return [...index.rowsById.keys()].map((name) => ({ label: `${name}.`, kind: CompletionItemKind.Module }));
}
