import { readFileSync, writeSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { decode, densityFor, headOf } from './decode.ts';
import type { Inspection, Problem } from './inspect.ts';

// The process of `inspect.ts`: it reads pictures from its input, and writes a line of JSON for each, in their order. It ends at the first one that
// takes too long: nothing else stops the decoder.
const mostSeconds = Number(process.argv[2]);

/** What libjpeg calls warnings although a part of the picture is wrong. Its others are habits of cameras. */
const visible = /bad Huffman code|premature end/;

for (const bytes of deserialize(readFileSync(0)) as Uint8Array[]) {
  const found: Inspection = { width: 0, height: 0 };
  const report = (problem: Problem | undefined) => writeSync(1, `${JSON.stringify({ ...found, problem })}\n`);
  const start = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(start);
    if (user + system < mostSeconds * 1_000_000) return;
    report('slow');
    process.kill(process.pid, 'SIGKILL');
  }, 100);
  await measure(bytes).then(
    async (size) => report(await problemOf(bytes, Object.assign(found, size))),
    () => report(undefined),
  );
  clearInterval(watch);
}

async function measure(bytes: Uint8Array): Promise<Inspection> {
  const { mediaType, width, autoOrient } = await headOf(bytes);
  const type = mediaType?.replace('image/', '').replace('jpeg', 'jpg').replace('svg+xml', 'svg');
  if (type !== 'svg') return { type, ...autoOrient };
  // As wide as the widest layout on a fine screen. A drawing may be one unit wide: its shape is precise at the size to which it is drawn.
  const drawn = await headOf(bytes, densityFor(width, 2000));
  const scale = Math.min(2000 / drawn.width, 4000 / drawn.height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { type, width: scaled(drawn.width), height: scaled(drawn.height) };
}

async function problemOf(bytes: Uint8Array, { type, ...size }: Inspection): Promise<Problem | undefined> {
  // The part is the whole: without it, a JPEG would be read at an eighth of its size, and half of its faults be passed over.
  const whole = { left: 0, top: 0, ...size };
  const decoded = async (failOn: 'warning' | 'error') =>
    (await decode(bytes, size, failOn)).extract(whole).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
  try {
    await decoded('warning').catch((warning: unknown) => {
      if (visible.test(String(warning))) throw warning;
      return decoded('error');
    });
  } catch {
    // A drawing whose head can be read is whole: it has too many parts.
    return type === 'svg' ? 'slow' : 'damaged';
  }
  return type === 'svg' ? lackOf(Buffer.from(bytes).toString()) : undefined;
}

/** What a drawing needs beyond its file, and would be drawn without. It is well-formed XML: it has no `<` within a tag. */
function lackOf(svg: string): Problem | undefined {
  const text = svg.replaceAll(/<!--[^]*?-->/g, '');
  const linked = /<(?:\w+:)?(?:image|use|feImage)\b[^<>]*?\bhref\s*=\s*["'](?!\s*(?:#|data:))/;
  if (linked.test(text) || /\burl\(\s*["']?(?!["'#]|data:)|@import|<\?xml-stylesheet/.test(text)) return 'file';
  // Illustrator and draw.io write a drawing beside it, for programs without HTML.
  if (/<(?:\w+:)?foreignObject\b/.test(text) && !/<(?:\w+:)?switch\b/.test(text)) return 'html';
  return /<(?:\w+:)?(?:text|tspan|textPath)\b[^<>]*>\s*[^\s<]/.test(text) ? 'font' : undefined;
}
