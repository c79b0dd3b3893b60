import subsetFont from 'subset-font';

/** What of a font's tables tells how much room its text takes. Lengths are in units, `unitsPerEm` to the em. */
export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  /** Positive, below the baseline. */
  readonly descent: number;
  readonly lineGap: number;
  /** The advance of each character the font has, by code point. */
  readonly advances: ReadonlyMap<number, number>;
}

/** The metrics of a font as it is served; those of a variable one are those of its default weight. */
export async function readWebFont(font: Buffer): Promise<FontMetrics> {
  return readMetrics(await subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true }));
}

/**
 * Reads a static TrueType file. Source: OpenType 1.9 (tables head, hhea, hmtx, cmap format 4, which all fonts of the Basic
 * Multilingual Plane have).
 */
export function readMetrics(font: Buffer): FontMetrics {
  const table = tableReader(font);
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const lastMetric = hhea.readUInt16BE(34) - 1;
  const advances = new Map<number, number>();
  for (const [code, glyph] of readCharacters(table('cmap')))
    advances.set(code, hmtx.readUInt16BE(4 * Math.min(glyph, lastMetric)));
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    advances,
  };
}

function tableReader(font: Buffer): (tag: string) => Buffer {
  const places = new Map<string, [offset: number, length: number]>();
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    places.set(font.toString('latin1', at, at + 4), [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]);
  return (tag) => {
    const [offset, length] = places.get(tag) ?? [0, 0];
    if (length === 0) throw new Error(`The font has no table ${tag}`);
    return font.subarray(offset, offset + length);
  };
}

/** Code points and their glyphs. */
function readCharacters(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const offset = offsets.find((place) => cmap.readUInt16BE(place) === 4);
  if (offset === undefined) throw new Error('The font has no character map of format 4');
  const map = cmap.subarray(offset);
  const doubled = map.readUInt16BE(6);
  const glyphs = new Map<number, number>();
  for (let at = 14; at < 14 + doubled; at += 2) {
    const [end, start] = [map.readUInt16BE(at), map.readUInt16BE(at + doubled + 2)];
    const [delta, rangeAt] = [map.readUInt16BE(at + 2 * doubled + 2), at + 3 * doubled + 2];
    const range = map.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const listed = range === 0 ? code : map.readUInt16BE(rangeAt + range + 2 * (code - start));
      const glyph = listed === 0 ? 0 : (listed + delta) % 0x10000;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
