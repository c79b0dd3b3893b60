import { hash } from 'node:crypto';
import { mapObjects, type JsonObject } from '../../base/json.ts';
import type { PictureFiles } from '../../read/pictures.ts';
import type { Site, SitePicture } from '../site.ts';

/** The pages, each picture with its size and the beginning of the addresses of its files, and these pictures. */
export function withPictures(
  pages: readonly JsonObject[],
  files: PictureFiles['files'],
): { pages: readonly JsonObject[]; pictures?: NonNullable<Site['pictures']> } {
  if (files.size === 0) return { pages };
  const pictures: Record<string, SitePicture> = {};
  const made = pages.map((page) =>
    mapObjects(page, (value) => {
      const found = isPicture(value) ? files.get(value.image) : undefined;
      if (found === undefined || !isPicture(value)) return value;
      const { width, height, content } = found;
      const [left = 50, top = 50] = Array.isArray(value.focus) ? value.focus.map(Number) : [];
      const name = value.image.replace(/\.\w+$/, '');
      const address = `/assets/${name}.${hash('sha256', `${content} ${left} ${top}`).slice(0, 8)}`;
      pictures[address] = { file: value.image, width, height, focus: [left, top] };
      return { ...value, made: { address, width, height } };
    }),
  );
  return { pages: made, pictures };
}

/** True of a picture, as its role describes one. */
export function isPicture(value: JsonObject): value is JsonObject & { image: string } {
  return typeof value.image === 'string' && typeof value.alt === 'string';
}
