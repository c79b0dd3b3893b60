import { dependsOn } from '../edit/where/depends-on.ts';
import { isRead } from '../edit/where/shown-text.ts';
import type { Spec } from '../edit/spec.ts';
import { asTyped } from '../load/resolve/typography.ts';
import type { Source } from '../load/resolve/spec-index.ts';
import type { DocumentPath } from '../load/values/json.ts';

/** A page that shows a value, or all of them, with the sections in which it does. */
export interface ShownOn {
  readonly page: string | null;
  readonly sections: readonly string[];
}

/** Every place where visitors read a value, through any number of references and calculations. */
export function alsoShown(spec: Spec, source: Source, path: DocumentPath): ShownOn[] {
  const texts = dependsOn(spec, source, path).filter((text) => isRead(text, spec.schemas));
  return [...Map.groupBy(texts, ({ page }) => page)].map(([page, all]) => ({
    page: page ?? null,
    sections: [...new Set(all.map(({ section }) => asTyped(section)))],
  }));
}
