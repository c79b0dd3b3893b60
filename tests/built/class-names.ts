import { join } from 'node:path';
import { readClassNames } from '../../codegen/site/bundle/assets.ts';
import type { ClassNames } from '../../codegen/site/bundle/class-names.ts';
import { bundleOf } from './bundle-of.ts';

/** The short names of the classes of a page of the build: they are noted beside the bundles that it was made with. */
export function classNamesOf(root: string, html: string): ClassNames {
  return readClassNames(join(bundleOf(root, html), 'client'));
}
