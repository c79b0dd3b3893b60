import type { DocumentPath } from '../base/json.ts';
import type { SpecDocument } from '../read/source.ts';
import { excerpt } from '../base/french.ts';
import { asTyped } from '../../src/shared/locale.ts';
import { nameAt } from './to-settle.ts';

/** The kinds of items to settle before the site goes live, in the order of the report. */
export const releaseKinds = [
  'ledger',
  'gone',
  'toComplete',
  'expired',
  'delivery',
  'chat',
  'contrary',
  'toVerify',
  'typedFigure',
  'drafted',
] as const;
export type ReleaseKind = (typeof releaseKinds)[number];

/** One thing to settle, and where. The spec is valid with it: only the owner can tell whether it may stay. */
export interface ReleaseItem<Kind extends string = ReleaseKind> {
  kind: Kind;
  /** Relative to the project root, with forward slashes. */
  file: string;
  /** 1-based, of the key. */
  line: number;
  column: number;
  /** `legal/capital`, `petit-dejeuner-dsi/date`: the name of the value in the ledger. */
  path: string;
  /** French: the value in question, or its fault. */
  note: string;
  /** Of a text to approve: it states a figure, and comes before those that do not. */
  claim?: boolean;
}

/** Longest note of a text, in characters: enough to recognise it. */
const longestNote = 70;

/** An item at the key that `path` leads to. */
export function releaseItem<Kind extends string>(document: SpecDocument, path: DocumentPath, kind: Kind, note: string) {
  const { line, column } = document.locate(path, 'key');
  return { kind, file: document.file, line, column, path: nameAt(document.data, path), note: asTyped(note) };
}

/** A value in one short line: a text as it is, a group by its kind. */
export function shortly(value: unknown): string {
  if (Array.isArray(value)) return `(liste de ${value.length})`;
  return typeof value === 'object' ? '(groupe)' : excerpt(String(value), longestNote);
}
