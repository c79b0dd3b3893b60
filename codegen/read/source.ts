import { type Position, codeFrame, type Finding, type Fault } from '../base/findings/finding.ts';
import type { DocumentPath, Json } from '../base/json.ts';

/** One YAML file on disk, and its kind. */
export interface SourceFile {
  /** Relative to the project root, forward slashes. */
  file: string;
  /** `site`, `theme`, `navigation`, `routes`, `facts`, `roi`, `redirects`, `form`, `page` or `table`. */
  kind: string;
  /** The form, page or table it belongs to; equal to `kind` for the single files. */
  name: string;
  readonly text: string;
}

/**
 * Place of the key or the value at `path`; of its nearest existing ancestor when there is none.
 * With `within`, the place of that text inside the value, when it is there to the letter.
 */
export type Locate = (path: DocumentPath, target?: 'key' | 'value', within?: string) => Position;

/** A parsed spec file: its data, and the way back from a path in it to a place in its text. */
export interface SpecDocument extends SourceFile {
  data: Json;
  locate: Locate;
}

export interface Source {
  document: SpecDocument;
  data: Json;
}

/** A fault of a text: the offsets of the marked part, and the path of the value that it alters. */
export interface TextFault extends Fault {
  start: number;
  end: number;
  /** Absent for a fault of the text itself, whatever YAML makes of it. */
  path?: DocumentPath;
}

/** A finding about a whole file, before anything in it has a position. */
export function fileFinding(file: string, code: string, message: string, remedy: string): Finding {
  return { file, position: { line: 1, column: 1, endColumn: 2 }, path: '', code, message, remedy, frame: '' };
}

export function findingAt(file: string, text: string, position: Position, path: DocumentPath, fault: Fault): Finding {
  return { file, position, path: path.join('/'), ...fault, frame: codeFrame(text, position) };
}

/** A finding at a path of a document; `target` marks the key or the value there, `within` a part of the value. */
export function documentFinding(
  document: SpecDocument,
  path: DocumentPath,
  fault: Fault,
  target: 'key' | 'value' = 'value',
  within?: string,
): Finding {
  return findingAt(document.file, document.text, document.locate(path, target, within), path, fault);
}

/** A place as sentences name it: `spec/tables/packs.yaml:7`. */
export function fileAndLine({ document }: Pick<Source, 'document'>, path: DocumentPath, target?: 'key'): string {
  return `${document.file}:${document.locate(path, target).line}`;
}
