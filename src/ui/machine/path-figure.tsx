import { punctuation } from '#generated/locale.ts';
import type { Machine, UseCaseStep } from '#generated/types.ts';
import { depth, groundsOf, halfWidth, type Point, topOf, wire } from './geometry.ts';
import { Plate } from './machine-drawing.tsx';
import { type MachineLayer, machineLayers } from './machine-layers.ts';

/** A step on its layer, whose block alone is lit; one outside has none. */
export interface Stop {
  step: UseCaseStep;
  number: number;
  layer: MachineLayer | undefined;
  level: number;
}

type Traced = Pick<Machine, 'lanes' | 'outsideLabel'> & { shapes: string; stops: readonly Stop[] };

export function stopsOf(machine: Machine): Stop[] {
  const layers = machineLayers(machine);
  return (machine.trace?.steps ?? []).map((step, index) => {
    const level =
      step.outside === true ? -1 : layers.findIndex(({ items }) => items.some(({ name }) => name === step.actor));
    const number = index + 1;
    const layer = layers[level];
    const items = layer?.items.map((item) => {
      if (item.name === step.actor) return { ...item, key: number, look: 'lit' as const, colours: 'stroke-accent' };
      return { ...item, key: 0, look: 'block' as const, colours: '' };
    });
    return { step, number, level, layer: layer && items && { ...layer, items } };
  });
}

/** A trace: on a wide screen across the page, each step on its layer as deep as it lies; on narrow ones down the page, each beside its words. */
export function PathSteps({ shapes, stops, lanes, outsideLabel }: Traced) {
  return (
    <>
      <PathDrawing shapes={shapes} stops={stops} />
      <ol className="machine-steps grid lg:auto-cols-fr lg:grid-flow-col">
        {stops.map(({ step: { lane, actor, text }, number, layer }) => (
          <li
            key={number}
            className="relative grid grid-cols-[4.5rem_1fr] items-start gap-x-3 pb-6 last:pb-0 sm:gap-x-6 lg:block lg:px-4 lg:pb-0"
          >
            {layer === undefined ? (
              <SideGate />
            ) : (
              <svg
                viewBox={`-${halfWidth + 2} -2 ${2 * halfWidth + 4} ${depth + 12}`}
                className="relative w-full stroke-quiet lg:hidden"
                aria-hidden="true"
              >
                <Plate shapes={shapes} layer={layer} at={[0, 0]} />
              </svg>
            )}
            <div className={`min-w-0 k${number}`}>
              <span className="flex items-baseline gap-2 font-mono text-small leading-5.5 font-medium text-strong">
                <span aria-hidden="true" className={`step-number rounded-full border px-1.5 ${laneColours[lane]}`}>
                  {number}
                </span>
                <span className="min-w-0">
                  <span className="sr-only">{(lanes?.[lane] ?? '') + punctuation.colon}</span>
                  {actor}
                </span>
              </span>
              <span className="mt-1 block text-[1rem] leading-normal">{text}</span>
              <span className={`mt-1 block label ${layer === undefined ? 'text-coral' : 'text-quiet'}`}>
                {layer === undefined ? outsideLabel : layer.shortName}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** From one step to the next, and how much deeper one layer is drawn than the one above. */
const [pitch, drop] = [340, 40];
/** How far above the edge a step outside stands. */
const outsideY = -44;

function gateX(index: number): number {
  return pitch * (index + 0.72);
}

/** The gates of a path, by their part of the upper edge from the left. */
export function gatesOf(stops: readonly Stop[]): number[] {
  return stops.flatMap(({ layer }, index) => (layer === undefined ? gateX(index) / (pitch * stops.length) : []));
}

/** From one step to the next; from and to one outside, straight through its gate. */
function legOf(from: Point, to: Point): string {
  const [[x, y], [toX, toY]] = [from, to];
  if (y < 0 && toY > 0) return `M${x} ${y}V20C${x} ${toY} ${x} ${toY} ${toX} ${toY}`;
  if (toY < 0 && y > 0) return `M${x} ${y}C${toX} ${y} ${toX} ${y} ${toX} 20V${toY}`;
  return wire(from, to);
}

function PathDrawing({ shapes, stops }: { shapes: string; stops: readonly Stop[] }) {
  const levels = stops.filter(({ layer }) => layer !== undefined).map(({ level }) => level);
  const least = Math.min(...levels);
  const at = (index: number, level: number): Point => [pitch * (index + 0.5), 30 + (level - least) * drop];
  const points = stops.map(({ layer, level, step }, index): Point => {
    const place = layer?.items.findIndex(({ name }) => name === step.actor) ?? -1;
    const ground = groundsOf(layer?.items.length ?? 1)[place];
    return ground === undefined ? [gateX(index), outsideY] : topOf(at(index, level), ground);
  });
  const legs = points.slice(1).map((point, index) => legOf(points[index] ?? point, point));
  const height = 30 + (Math.max(...levels) - least) * drop + depth + 20;
  return (
    <svg
      viewBox={`0 0 ${pitch * stops.length} ${height}`}
      className="hidden w-full overflow-visible stroke-quiet lg:block"
      aria-hidden="true"
    >
      {stops.map(({ layer, level, number }, index) =>
        layer === undefined ? (
          <Gate key={number} x={gateX(index)} />
        ) : (
          <Plate key={number} shapes={shapes} layer={layer} at={at(index, level)} />
        ),
      )}
      <path d={legs.join('')} className="fill-none stroke-line-strong" strokeWidth="2.5" />
      <g className="machine-path fill-none stroke-accent" strokeWidth="2.5">
        {legs.map((leg, index) => (
          <path key={index} d={leg} pathLength="1" className={`k${index + 2}`} />
        ))}
      </g>
      {stops.map(({ step, number }, index) => (
        <Mark key={number} number={number} lane={step.lane} at={points[index] ?? [0, 0]} />
      ))}
    </svg>
  );
}

/** Beside the words, on narrow screens: a step outside, its gate in the left edge, and the way to the next step. In pixels. */
function SideGate() {
  return (
    <>
      <svg viewBox="0 0 80 40" className="absolute top-3 -left-11 h-10 w-20 lg:hidden" aria-hidden="true">
        <path d="M28 11v18" className="stroke-ink" strokeWidth="5" />
        <path d="M22 11h12M22 29h12" className="stroke-azure" strokeWidth="2" />
        <path d="M20 20H80" className="stroke-accent" strokeWidth="2" />
        <circle cx="11" cy="20" r="9" className="fill-strong" />
      </svg>
      <span className="lg:hidden" />
    </>
  );
}

/** An opening in the upper edge of the boundary. */
function Gate({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x - 20} 0h40`} className="stroke-ink" strokeWidth="8" />
      <path d={`M${x - 20}-12v24M${x + 20}-12v24`} className="stroke-azure" strokeWidth="3" />
    </>
  );
}

const lanes = { person: 'fill-ink stroke-strong', tool: 'fill-ink stroke-accent', model: 'fill-ink stroke-azure' };
const laneColours = { person: 'border-strong', tool: 'border-accent', model: 'border-azure' };

function Mark({ number, lane, at: [x, y] }: { number: number; lane: UseCaseStep['lane']; at: Point }) {
  return (
    <g className={`k${number}`}>
      <circle cx={x} cy={y} r="19" strokeWidth="2" className={lanes[lane]} />
      <text x={x} y={y + 8} textAnchor="middle" fontSize="23" className="fill-strong stroke-none font-mono">
        {number}
      </text>
    </g>
  );
}
