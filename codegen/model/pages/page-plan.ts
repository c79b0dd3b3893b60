import type { DocumentPath, Json } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import type { Finding } from '../../base/findings/finding.ts';
import type { Origin, Resolved } from '../resolve/resolved.ts';
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

/** A page whose blocks are resolved when they are first read: the dev server shows one page of thousands. */
export interface MadePage extends PagePlan {
  readonly blocks: readonly Resolved[];
  /** The same blocks, the faults of their references, and the places whose value could not be known. */
  readonly made: {
    readonly blocks: readonly Resolved[];
    readonly findings: readonly Finding[];
    readonly unknown: readonly Origin[];
  };
}
