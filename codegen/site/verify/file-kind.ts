import { extname } from 'node:path';

/** Tests by its bytes whether a file is of the kind of its extension; false for a truncated file, too. */
const kinds: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  avif: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
  css: (bytes) => isStylesheet(bytes.toString('utf8')),
  html: (bytes) => hasEnds(bytes, '<!doctype html>', '</html>'),
  ico: isIcon,
  ics: (bytes) => hasEnds(bytes, 'BEGIN:VCALENDAR', 'END:VCALENDAR'),
  jpg: (bytes) => bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9,
  js: (bytes) => !/^\s*(?:<|@(?:charset|import|layer|media|font-face)\b|[.#:*][\w-]+[^;=()]*\{)/.test(head(bytes)),
  json: isJson,
  pdf: (bytes) => head(bytes).startsWith('%PDF-'),
  png: isPng,
  speculationrules: isJson,
  svg: (bytes) => hasEnds(bytes, '<svg', '</svg>') || hasEnds(bytes, '<?xml', '</svg>'),
  webmanifest: isJson,
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.readUInt32LE(4) + 8 <= bytes.length,
  woff2: (bytes) => bytes.toString('latin1', 0, 4) === 'wOF2' && bytes.readUInt32BE(8) === bytes.length,
  xml: (bytes) => /^<\?xml[^]*<\/[\w:]+>\s*$/.test(bytes.toString('utf8')),
};

/** Whether the bytes of `file` fit its extension. Kinds without a test (`.txt`) always do. */
export function isOfItsKind(file: string, bytes: Buffer): boolean {
  try {
    return kinds[extname(file).slice(1)]?.(bytes) ?? true;
  } catch (error) {
    // Read past the end.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The width and height of a PNG, from its first chunk. */
export function pngSize(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

function head(bytes: Buffer): string {
  return bytes.toString('utf8', 0, 200);
}

function hasEnds(bytes: Buffer, start: string, end: string): boolean {
  return (
    head(bytes).trimStart().startsWith(start) &&
    bytes
      .toString('utf8', bytes.length - 40)
      .trimEnd()
      .endsWith(end)
  );
}

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/** Signature, and the chunk that ends every PNG. */
function isPng(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 1, 4) === 'PNG' && bytes.toString('latin1', bytes.length - 8, bytes.length - 4) === 'IEND'
  );
}

/** Its directory, whose last entry must lie within the file: offset and length at 8 and 12 of its 16 bytes. */
function isIcon(bytes: Buffer): boolean {
  if (bytes.readUInt32LE(0) !== 0x00010000) return false;
  const last = 6 + 16 * (bytes.readUInt16LE(4) - 1);
  return bytes.readUInt32LE(last + 8) + bytes.readUInt32LE(last + 12) <= bytes.length;
}

/**
 * Whether a text is rules and nothing else. Between the blocks of a stylesheet stand selectors and at-rules only; a script has
 * statements there, which end in `;` and hold `=` outside of brackets, or calls.
 */
function isStylesheet(text: string): boolean {
  const bare = text.replace(/\/\*[^]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, ' ');
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index } of bare.matchAll(/[{};]/g)) {
    if (depth === 0 && !isPrelude(bare.slice(from, index).trim(), mark)) return false;
    depth += mark === '{' ? 1 : mark === '}' ? -1 : 0;
    if (depth < 0) return false;
    from = index + 1;
  }
  return depth === 0 && from > 0 && bare.slice(from).trim() === '';
}

function isPrelude(prelude: string, mark: string): boolean {
  if (prelude.startsWith('@')) return mark !== '}';
  return (
    mark === '{' && prelude !== '' && !/^(?:export|import)$|=>|\b(?:function|class|if|for)\b|^[^[]*=/.test(prelude)
  );
}
