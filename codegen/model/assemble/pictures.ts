import { hash } from 'node:crypto';
import { isObject, mapObjects, valuesIn, type JsonObject } from '../../base/json.ts';
import type { PictureFiles } from '../../read/pictures.ts';
import type { Site, SitePicture } from '../site.ts';

/** A block, each picture with its size and the beginning of the addresses of its files. */
export function withPictures(block: JsonObject, files: PictureFiles['files']): JsonObject {
  if (files.size === 0) return block;
  return mapObjects(block, (value) => {
    const found = isPicture(value) ? files.get(value.image) : undefined;
    if (found === undefined || !isPicture(value)) return value;
    const { width, height, content } = found;
    const name = value.image.replace(/\.\w+$/, '');
    const address = `/assets/${name}.${hash('sha256', `${content} ${focusOf(value).join(' ')}`).slice(0, 8)}`;
    return { ...value, made: { address, width, height } };
  });
}

/** The pictures of pages, by the beginning of the addresses of their files. */
export function picturesOf(pages: readonly JsonObject[]): NonNullable<Site['pictures']> {
  const pictures: Record<string, SitePicture> = {};
  for (const { value } of pages.flatMap((page) => valuesIn(page, [], isObject))) {
    if (!isObject(value) || !isPicture(value) || !isObject(value.made)) continue;
    const { address, width, height } = value.made;
    pictures[String(address)] = {
      file: value.image,
      width: Number(width),
      height: Number(height),
      focus: focusOf(value),
    };
  }
  return pictures;
}

function focusOf({ focus }: JsonObject): [left: number, top: number] {
  const [left = 50, top = 50] = Array.isArray(focus) ? focus.map(Number) : [];
  return [left, top];
}

/** True of a picture, as its role describes one. */
function isPicture(value: JsonObject): value is JsonObject & { image: string } {
  return typeof value.image === 'string' && typeof value.alt === 'string';
}
