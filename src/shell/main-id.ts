import type { NavigationLabels } from '#generated/types.ts';
import { fragmentOf } from '../shared/fragment.ts';

/** The id of `main`. The skip link leads there, so the address shows it: it speaks the language of the site. */
export function mainIdOf({ skip }: NavigationLabels): string {
  return fragmentOf(skip);
}
