import type { DocumentPath, Json } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import type { Resolved } from '../resolve/resolved.ts';
import type { Row } from '../index/spec-index.ts';

/** One address of the site before its blocks are made: its route, its page file, and its row in a family. */
export interface PagePlan {
  /** The address as written or filled in from the row; empty when the route has none. */
  path: string;
  /** The address as written. */
  template: Json | undefined;
  /** With its references resolved. */
  route: Resolved;
  routePath: DocumentPath;
  page: Source;
  family: string;
  row: Row | undefined;
}

export interface MadePage extends PagePlan {
  blocks: Resolved[];
}
