import { Fragment, useId } from 'react';
import type { Machine } from '#generated/types.ts';
import { SlabDrawing, StackDrawing } from './machine-drawing.tsx';
import { isWhole, type MachineLayer, machineLayers, namedItems } from './machine-layers.ts';
import { MachineShapes } from './machine-shapes.tsx';
import { gatesOf, PathSteps, type Stop, stopsOf } from './path-figure.tsx';
import { Linked } from '../action-link.tsx';
import { PairList } from '../pair-list.tsx';
import { dot } from '../typography.ts';

/**
 * A machine inside its boundary, and what happens in it, drawn and in words: the steps of a trace, the layer of its subject with what it
 * is connected to, or all layers with the items that are lit. What is outside stands outside.
 */
export function MachineFigure({ className = '', ...machine }: Machine & { className?: string }) {
  const { boundary, caption, trace, cut, subject, connectors } = machine;
  const shapes = useId();
  const stops = stopsOf(machine);
  // A figure has one caption: that of its trace comes first.
  const Caption = trace === undefined ? 'figcaption' : 'p';
  const hasOutside = stops.some(({ layer }) => layer === undefined);
  return (
    <figure
      className={`machine panel-in self-start ${cut !== undefined && trace === undefined ? 'mt-8 lg:mt-0' : ''} ${fewSteps[stops.length] ?? ''} ${className}`}
    >
      {trace !== undefined && (
        <figcaption className={`font-medium text-strong ${cut === undefined ? 'mb-7' : 'mb-10'}`}>
          {trace.caption}
        </figcaption>
      )}
      <MachineShapes id={shapes} />
      <div
        className={`relative border-[1.25px] border-azure px-4 ${trace === undefined ? 'pt-4 pb-5' : 'sets-seen pt-7 pb-5 lg:px-0 lg:pt-0'} ${hasOutside ? 'ml-7 lg:mt-20 lg:ml-0' : ''}`}
      >
        <p className={`absolute bg-ink px-2 label text-azure ${namePlaceOf(stops)}`}>{boundary}</p>
        {cut !== undefined && <Cut name={cut} />}
        <Inside machine={machine} shapes={shapes} stops={stops} />
        {connectors !== undefined && (
          <div className="mt-4 border-t border-line pt-3 text-small text-quiet">
            <p className="font-medium text-accent">{subject}</p>
            <PairList
              pairs={connectors}
              className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1"
              row="[display:contents]"
              value="font-mono wrap-anywhere text-strong"
            />
          </div>
        )}
      </div>
      {caption !== undefined && <Caption className="mt-3 text-small text-quiet">{caption}</Caption>}
    </figure>
  );
}

/** The width of a path of few steps, whose layers would be as large as the page. */
const fewSteps: Readonly<Record<number, string>> = { 1: 'max-w-lg', 2: 'max-w-3xl' };

/** The name stands in the upper edge at the left, or where a path has no gate: at the right, or in the lower corner. */
function namePlaceOf(stops: readonly Stop[]): string {
  const gates = gatesOf(stops);
  if (gates.every((gate) => gate > 0.25)) return '-top-2.5 left-3';
  return gates.every((gate) => gate < 0.75) ? '-top-2.5 right-4' : 'bottom-0 left-3';
}

/** The first plate of a machine beside which something of the client's own is lit, twice as large by area. */
const largeOwn = 1.25;

function Inside({ machine, shapes, stops }: { machine: Machine; shapes: string; stops: readonly Stop[] }) {
  const { subject, trace, own } = machine;
  if (trace !== undefined) return <PathSteps {...machine} shapes={shapes} stops={stops} />;
  const layers = machineLayers(machine);
  if (subject !== undefined) {
    return (
      <>
        <SlabDrawing shapes={shapes} layers={layers} subject={subject} className="w-full" />
        <Names
          machine={machine}
          layers={layers}
          className="grid grid-cols-2 gap-x-3 gap-y-3 border-t border-line pt-4"
        />
      </>
    );
  }
  const isLarge = !isWhole(machine) && own !== undefined;
  return (
    <div
      className={`grid sm:max-w-xl lg:max-w-none ${isWhole(machine) ? 'grid-cols-[11fr_8fr]' : 'grid-cols-1 gap-y-6 sm:grid-cols-[11fr_9fr]'}`}
    >
      <StackDrawing shapes={shapes} layers={layers} scale={isLarge ? largeOwn : 1} className="w-full" />
      <Names
        machine={machine}
        layers={layers}
        className={`machine-rows ${isLarge ? 'machine-rows-large' : ''} ${isWhole(machine) ? '' : 'gap-x-3 max-sm:block max-sm:columns-2'}`}
      />
    </div>
  );
}

interface NamesProps {
  machine: Machine;
  layers: readonly MachineLayer[];
  className: string;
}

/** The layers by name, each with the items that are lit; beside a stack, in rows as high as its plates are apart. */
function Names({ machine, layers, className }: NamesProps) {
  const { subject, connections = [] } = machine;
  const pages = new Map(connections.map(({ name, href }) => [name, href]));
  const isSlab = subject !== undefined;
  return (
    <ol className={className}>
      {layers.map((layer) => {
        const shown = namedItems(layer, machine);
        const isQuiet = shown.length === 0;
        // The name of the client's own says what is there to those who see its blocks.
        const listed = layer.isOwn && isWhole(machine) ? [] : shown;
        const drawn = layer.isOwn
          ? layer.items.map(({ name }) => name).filter((name) => !listed.some((one) => one.name === name))
          : [];
        return (
          <li key={layer.id} className={isQuiet ? `max-sm:hidden ${isSlab ? 'hidden' : ''}` : 'break-inside-avoid'}>
            <div
              className={
                isSlab
                  ? ''
                  : `relative ${isWhole(machine) ? 'pb-1 pl-3' : 'pb-3 sm:pb-1 sm:pl-3'} ${!layer.isOwn ? '-top-2' : isWhole(machine) ? '-top-6' : '-top-2 sm:-top-6'}`
              }
            >
              <p className={`label ${layer.isOwn ? 'text-azure' : isQuiet ? 'text-quiet' : 'text-strong'}`}>
                <Linked href={machine.anchors === true && !layer.isOwn ? `#${layer.id}` : undefined}>
                  {layer.shortName}
                </Linked>
                {drawn.length > 0 && <span className="sr-only"> ({drawn.join(', ')})</span>}
              </p>
              {listed.length > 0 && (
                <p
                  className={`text-small text-quiet ${pages.size > 0 ? 'leading-[1.75]' : 'leading-snug'} ${isWhole(machine) ? 'mt-1 hidden sm:block lg:hidden xl:block' : ''}`}
                >
                  {listed.map(({ name, key }, index) => (
                    <Fragment key={name}>
                      {index > 0 && dot}
                      <Item name={name} mark={`k${key}`} href={pages.get(name)} isSubject={name === subject} />
                    </Fragment>
                  ))}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface ItemProps {
  name: string;
  /** The class that lights it together with its block. */
  mark: string;
  href: string | undefined;
  isSubject: boolean;
}

function Item({ name, mark, href, isSubject }: ItemProps) {
  if (isSubject) return <strong className={`font-medium text-accent ${mark}`}>{name}</strong>;
  if (href === undefined) return <span className={mark}>{name}</span>;
  return (
    <a
      href={href}
      className={`py-1 underline decoration-line-strong underline-offset-4 hover:decoration-accent ${mark}`}
    >
      {name}
    </a>
  );
}

/** The cable to what stands outside, with its two ends apart at the boundary. */
function Cut({ name }: { name: string }) {
  return (
    <div className="absolute right-4 bottom-full flex items-end gap-2">
      <s className="mb-4 label text-coral">{name}</s>
      <svg viewBox="0 0 32 64" className="-mb-7 h-16" aria-hidden="true">
        <path d="M4 36h24" className="stroke-ink" strokeWidth="6" />
        <path d="M16 4v20l-5 5M16 64V49l5-5M5 46l22-20" className="fill-none stroke-coral" strokeWidth="2" />
        <path d="M4 28v16M28 28v16" className="stroke-azure" strokeWidth="2" />
      </svg>
    </div>
  );
}
