import type { Fault } from '../../base/findings/fault.ts';
import type { DocumentPath } from '../../base/json.ts';

/** A trap found in the text: offsets of the marked part, and the path of the value it alters. */
export interface Trap extends Fault {
  start: number;
  end: number;
  path: DocumentPath;
}
