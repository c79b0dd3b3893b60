import type { JsonObject } from '../../load/values/json.ts';

/** Address of the gallery: every example of every block on one page. It exists in the dev server only. */
export const galleryPath = '/_blocks';

/** The page of the gallery. */
export function galleryPage(examples: readonly JsonObject[]): JsonObject {
  return {
    path: galleryPath,
    family: 'gallery',
    aliases: [],
    fallback: false,
    head: { title: 'Galerie des blocs', description: 'Tous les exemples de tous les blocs, pour le développement.' },
    blocks: [...examples],
  };
}
