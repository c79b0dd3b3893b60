/** One command of a path with its numbers. */
type Segment = readonly [command: string, numbers: readonly number[]];

/** How many numbers each command takes. */
const lengths: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const number = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/y;
const flag = /[\s,]*([01])/y;
const command = /[\s,]*([a-z])?/iy;

/**
 * The data of an SVG path with its places rounded to a tenth. What follows a rounded place is told from there, so that nothing drifts.
 * @throws where it is no path
 */
export function roundPath(data: string): string {
  const exact = { x: 0, y: 0 };
  const drawn = { x: 0, y: 0 };
  let [start, drawnStart] = [{ ...exact }, { ...drawn }];
  const segments = segmentsOf(data).map(([name, numbers]): Segment => {
    const kind = name.toLowerCase();
    const from = name === kind ? { ...exact } : { x: 0, y: 0 };
    const rounded = name === kind ? { ...drawn } : { x: 0, y: 0 };
    if (kind === 'z') {
      Object.assign(exact, start);
      Object.assign(drawn, drawnStart);
      return [name, []];
    }
    const made = numbers.map((value, at) => {
      const axis = axisOf(kind, at);
      if (axis === undefined) return at < 2 ? tenths(value) : value;
      const short = tenths(from[axis] + value - rounded[axis]);
      // A line of no length is a dot, which not every browser draws.
      return short === 0 && (kind === 'h' || kind === 'v') ? value : short;
    });
    for (const axis of ['x', 'y'] as const) {
      const last = numbers.findLastIndex((_, at) => axisOf(kind, at) === axis);
      if (last === -1) continue;
      exact[axis] = from[axis] + (numbers[last] ?? 0);
      drawn[axis] = rounded[axis] + (made[last] ?? 0);
    }
    if (kind === 'm') [start, drawnStart] = [{ ...exact }, { ...drawn }];
    return [name, made];
  });
  return written(segments);
}

/** Which coordinate a number is; of an arc, the first five are none. */
function axisOf(kind: string, at: number): 'x' | 'y' | undefined {
  if (kind === 'h') return 'x';
  if (kind === 'v') return 'y';
  if (kind === 'a') return at < 5 ? undefined : at === 5 ? 'x' : 'y';
  return at % 2 === 0 ? 'x' : 'y';
}

function segmentsOf(data: string): Segment[] {
  let at = 0;
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(data);
    if (found === null) throw new Error(`not a path: ${data} at ${at}`);
    at = pattern.lastIndex;
    return found[1];
  };
  const segments: Segment[] = [];
  let name = '';
  while (at < data.trimEnd().length) {
    name = next(command) ?? name;
    const kind = name.toLowerCase();
    const length = lengths[kind];
    if (length === undefined) throw new Error(`not a path: ${data} at ${at}`);
    const isFlag = (index: number) => kind === 'a' && (index === 3 || index === 4);
    segments.push([name, Array.from({ length }, (_, index) => Number(next(isFlag(index) ? flag : number)))]);
    // Further places after a move are lines.
    if (kind === 'm') name = name === 'm' ? 'l' : 'L';
  }
  return segments;
}

/** A command is not repeated, nor is a space put where a sign or a second point begins another number (`1-.5.5`). */
function written(segments: readonly Segment[]): string {
  let text = '';
  let before = '';
  for (const [name, numbers] of segments) {
    const isSaid = name !== before || name.toLowerCase() === 'm';
    if (isSaid) text += name;
    for (const value of numbers) {
      const digits = String(value).replace(/^(-?)0\./, '$1.');
      const isApart = /[a-z]$/i.test(text) || digits.startsWith('-') || (digits.startsWith('.') && /\.\d+$/.test(text));
      text += isApart ? digits : ` ${digits}`;
    }
    before = name === 'm' ? 'l' : name === 'M' ? 'L' : name;
  }
  return text;
}

/** Never `-0`. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
