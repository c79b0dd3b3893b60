import type { ShelfItem } from '#generated/types.ts';

/** « PDF · 2,4 Mo », « PDF », or an empty text of a piece whose kind and extent are unknown. */
export function extentOf({ kind, figure }: ShelfItem): string {
  const extent =
    figure && (figure.text ?? [figure.value, figure.unit].filter((part) => part !== undefined).join('\u00A0'));
  return [kind, extent].filter((part) => part !== undefined).join(' · ');
}
