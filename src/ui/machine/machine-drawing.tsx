import type { Part, UseCaseStep } from '#generated/types.ts';
import { cable, drawnLayers, foot, gap, head, type Point, topOf, wire } from './geometry.ts';

/** What happens in the machine. Names that are those of blocks light them; any other stands outside the boundary. */
export interface MachineState {
  layers: readonly Part[];
  /** The block whose layer is pulled out; `names` are then what it is connected to. */
  subject?: string | undefined;
  names?: readonly string[] | undefined;
  steps?: readonly UseCaseStep[] | undefined;
  /** What stands at the other end of a cable that is cut. */
  cut?: string | undefined;
}

/** Left and right edge of the drawing; things outside the boundary, at x = 0, stand in its left margin. */
const [left, right] = [-74, 340];
const outsideX = -48;

/** Whether nothing happens in the machine: it is shown whole. */
export function isWhole({ subject, names, steps }: MachineState): boolean {
  return subject === undefined && names === undefined && steps === undefined;
}

/** The names of the blocks that a state shows: those that take part, or all of them where nothing happens. */
export function shownNames(state: MachineState): ReadonlySet<string> {
  const { subject, names = [], steps = [] } = state;
  const named = new Set([subject, ...names, ...steps.map(({ actor }) => actor)]);
  return new Set(namesOf(state).filter((name) => isWhole(state) || named.has(name)));
}

/** What a state names that is no block, in its order. */
export function outsideNames(state: MachineState): readonly string[] {
  const all = new Set(namesOf(state));
  return (state.names ?? []).filter((name) => !all.has(name));
}

function namesOf({ layers }: MachineState): readonly string[] {
  return layers.flatMap(({ items = [] }) => items);
}

interface Look {
  /** The id of the shapes, which stand once on the page. */
  shapes: string;
  className: string;
  /** Without the boundary around it. */
  isBare?: boolean;
}

/** The layers as plates in exploded isometric view, with blocks for their items, inside a boundary. Decoration: the words stand beside it. */
export function MachineDrawing({ shapes, className, isBare = false, ...state }: MachineState & Look) {
  const { layers, subject, steps, cut } = state;
  const drawn = drawnLayers(layers, subject);
  const shown = shownNames(state);
  const outside = outsideNames(state);
  const hasMargin = steps !== undefined || subject !== undefined || outside.length > 0;
  const height = head + (layers.length - 1) * gap + foot;
  const edge = hasMargin ? left : 0;
  return (
    <svg viewBox={`${edge} 0 ${right - edge} ${height}`} className={`overflow-visible ${className}`} aria-hidden="true">
      {!isBare && (
        <>
          <path d={`M0 60V${height - 1}H${right - 4}`} className="fill-none stroke-line-strong" strokeDasharray="2 6" />
          <path d="M0 60V1H60" className="fill-none stroke-azure" />
        </>
      )}
      <g className={isWhole(state) ? 'stroke-azure' : 'stroke-line-strong'}>
        {[...drawn.entries()].toReversed().map(([index, { at, isPulled, blocks }]) => (
          <g key={index} transform={`translate(${at.join(' ')})`}>
            <use href={`#${shapes}${index === layers.length - 1 || isPulled ? 'plate' : 'floor'}`} />
            {isPulled && <path d={toName(at, head + index * gap)} className="fill-none" />}
            {blocks.map(({ name, ground: [x, y] }) => (
              <use key={name} href={`#${shapes}${shapeOf(name, state, shown)}`} x={x || undefined} y={y} />
            ))}
          </g>
        ))}
      </g>
      {(subject ?? steps ?? outside[0]) !== undefined && (
        <Lines
          state={state}
          outside={outside}
          places={
            new Map(drawn.flatMap(({ at, blocks }) => blocks.map(({ name, ground }) => [name, topOf(at, ground)])))
          }
        />
      )}
      {cut !== undefined && <Cut name={cut} />}
    </svg>
  );
}

/** A block is lit where something happens: it is the subject, or something that is lit. What the subject is connected to is outlined. */
function shapeOf(name: string, state: MachineState, shown: ReadonlySet<string>): string {
  if (isWhole(state) || !shown.has(name)) return 'block';
  return (state.subject ?? name) === name ? 'lit' : 'near';
}

/** From the corner of a plate that is pulled out to the line of its name. */
function toName([x, y]: Point, nameY: number): string {
  return `M172 85L${315 - x} ${nameY - y}h25`;
}

interface LinesProps {
  state: MachineState;
  /** What the state names that is no block. */
  outside: readonly string[];
  places: ReadonlyMap<string, Point>;
}

/** The cables of the subject, the plugs from outside, and the numbered way of the steps. */
function Lines({ state, outside, places }: LinesProps) {
  const { layers, subject, names = [], steps = [] } = state;
  const height = head + layers.length * gap;
  const from = subject === undefined ? undefined : places.get(subject);
  const plugs = outside.map((_, index): Point => [outsideX, Math.round((height * (index + 1)) / (outside.length + 1))]);
  const ends = names.map((name) => places.get(name)).filter((place) => place !== undefined);
  const stops = stopsOf(steps, places);
  return (
    <g className="fill-none stroke-accent" strokeWidth="2">
      {from !== undefined && ends.map((end) => <path key={String(end)} d={cable(from, end)} />)}
      {plugs.map((plug) => (
        <path key={String(plug)} d={from === undefined ? `M${plug[0]} ${plug[1]}H0` : wire(plug, from)} />
      ))}
      {[...(from === undefined ? [] : [from, ...ends]), ...plugs].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" className="fill-ink" />
      ))}
      {stops.slice(1).map((stop, index) => (
        <path key={index} d={wire(stops[index] ?? stop, stop)} />
      ))}
      {steps.map(({ lane }, index) => (
        <Stop key={index} number={index + 1} lane={lane} at={spread(stops, index)} />
      ))}
    </g>
  );
}

/** Where each step happens: in its block, or outside, near the block before or after it and below an earlier step outside. */
function stopsOf(steps: readonly UseCaseStep[], places: ReadonlyMap<string, Point>): Point[] {
  const first = steps.findIndex(({ actor }) => places.has(actor));
  let near = places.get(steps[first]?.actor ?? '')?.[1] ?? head;
  let lowest = -Infinity;
  return steps.map(({ actor }, index) => {
    const block = places.get(actor);
    if (block === undefined) {
      lowest = Math.max(lowest + 42, near + (index < first ? (index - first) * 42 + 12 : 64));
      return [outsideX, lowest];
    }
    near = block[1];
    return block;
  });
}

/** A step that shares its block with an earlier one stands beside it. */
function spread(stops: readonly Point[], index: number): Point {
  const [x, y] = stops[index] ?? [0, 0];
  const earlier = stops.slice(0, index).filter((stop) => stop[0] === x && stop[1] === y).length;
  return [x + earlier * 34, y];
}

const lanes = { person: 'fill-ink stroke-strong', tool: 'fill-ink stroke-accent', model: 'fill-ink stroke-azure' };

function Stop({ number, lane, at: [x, y] }: { number: number; lane: UseCaseStep['lane']; at: Point }) {
  return (
    <>
      <circle cx={x} cy={y} r="16" className={lanes[lane]} />
      <text x={x} y={y + 7} textAnchor="middle" fontSize="20" className="fill-strong stroke-none font-mono">
        {number}
      </text>
    </>
  );
}

/** The cable from the first plate to what stands outside, with its two ends apart. */
function Cut({ name }: { name: string }) {
  return (
    <g className="fill-none stroke-coral" strokeWidth="2">
      <path d={`M${right} 42H304l-8 8M266 34l-8 8H206V62`} />
      <path d="M300 26l-30 32" strokeWidth="1" />
      <text x={right} y="20" textAnchor="end" fontSize="18" className="fill-coral stroke-none font-mono">
        {name}
      </text>
    </g>
  );
}
