import { Fragment, useId } from 'react';
import { punctuation } from '#generated/locale.ts';
import type { Machine, MachineLanes, UseCaseStep } from '#generated/types.ts';
import { joinNames } from '../typography.ts';
import { isWhole, MachineDrawing, type MachineState, outsideNames, shownNames } from './machine-drawing.tsx';
import { MachineShapes } from './machine-shapes.tsx';

/**
 * A machine and what happens in it: the drawing, and beside it, as text, the layers with the items that are lit, or the steps of a
 * trace. Below, the items of its subject, and the legend.
 */
export function MachineFigure(machine: Machine & { className?: string }) {
  const { layers, subject, connections, trace, lanes, cut, className = '' } = machine;
  const shapes = useId();
  const state = {
    layers,
    subject,
    names: connections?.map(({ name }) => name),
    steps: trace?.steps,
    cut,
  };
  const outside = outsideNames(state);
  return (
    <figure className={`machine panel-in self-start ${className}`}>
      {trace !== undefined && <figcaption className="mb-5 font-medium text-strong">{trace.caption}</figcaption>}
      <MachineShapes id={shapes} />
      <div className={layoutOf(state)}>
        <div className="max-w-xs sm:max-w-none">
          <MachineDrawing {...state} shapes={shapes} className="w-full" />
          {trace !== undefined && <Legend machine={machine} outside={outside} />}
        </div>
        {trace === undefined || lanes === undefined ? (
          <Layers state={state} machine={machine} />
        ) : (
          <Steps steps={trace.steps} lanes={lanes} />
        )}
      </div>
      {trace === undefined && <Legend machine={machine} outside={outside} />}
    </figure>
  );
}

/** Words beside the drawing; on telephones below it, where they are more than the names of the layers. */
function layoutOf(state: MachineState): string {
  if (state.steps !== undefined) return 'grid gap-x-8 gap-y-6 sm:grid-cols-2';
  const columns = isWhole(state) ? 'grid-cols-[11fr_8fr]' : 'gap-y-6 sm:grid-cols-[11fr_8fr]';
  return `grid sm:max-w-xl lg:max-w-none ${columns}`;
}

/** The boundary, the things outside it, the items of the subject, and the legend. */
function Legend({ machine, outside }: { machine: Machine; outside: readonly string[] }) {
  const { boundary, caption, subject, trace, cut, outsideLabel, connectors = [] } = machine;
  /** A figure has one caption: that of its trace comes first. */
  const Tag = trace === undefined ? 'figcaption' : 'div';
  return (
    <Tag className={`${subject === undefined ? 'mt-5' : 'mt-12'} text-small text-quiet`}>
      <span className="mr-4 label text-azure">{boundary}</span>
      {cut !== undefined && <s className="mr-4 label text-coral">{cut}</s>}
      {caption}
      {outside.length > 0 && (
        <span className="mt-1 block">
          <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full border border-accent" />
          {outsideLabel !== undefined && outsideLabel + punctuation.colon}
          {joinNames(outside)}
        </span>
      )}
      {connectors.length > 0 && (
        <div className="mt-3 border-t border-line pt-3">
          <p className="font-medium text-accent">{subject}</p>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {connectors.map(({ label, value }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd className="font-mono text-strong">{value}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      )}
    </Tag>
  );
}

/** The layers in rows as high as the plates are apart, each with its lit items. On telephones, below the drawing, those that have some. */
function Layers({ state, machine }: { state: MachineState; machine: Machine }) {
  const { subject, connections = [] } = machine;
  const shownInAll = shownNames(state);
  const pages = new Map(connections.map(({ name, href }) => [name, href]));
  return (
    <ol className={isWhole(state) ? 'machine-rows' : 'machine-rows max-sm:block max-sm:columns-2'}>
      {state.layers.map(({ id, name, shortName = name, items = [] }) => {
        const shown = items.filter((item) => shownInAll.has(item));
        return (
          <li key={id} className={shown.length === 0 ? 'max-sm:hidden' : 'break-inside-avoid'}>
            <div className="relative -top-2 pb-3 pl-3">
              <p className={`label ${shown.length === 0 ? 'text-quiet' : 'text-strong'}`}>{shortName}</p>
              <p
                className={`text-small leading-snug text-quiet ${isWhole(state) ? 'mt-1 hidden sm:block lg:hidden xl:block' : ''}`}
              >
                {shown.map((item, index) => (
                  <Fragment key={item}>
                    {index > 0 && ' · '}
                    <Item name={item} href={pages.get(item)} isSubject={item === subject} />
                  </Fragment>
                ))}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Item({ name, href, isSubject }: { name: string; href: string | undefined; isSubject: boolean }) {
  if (isSubject) return <strong className="inline-block py-1 font-medium text-accent">{name}</strong>;
  if (href === undefined) return name;
  return (
    <a
      href={href}
      className="inline-block py-1 underline decoration-line-strong underline-offset-4 hover:decoration-accent"
    >
      {name}
    </a>
  );
}

/** The steps of a trace, numbered as in the drawing. */
function Steps({ steps, lanes }: { steps: readonly UseCaseStep[]; lanes: MachineLanes }) {
  return (
    <ol>
      {steps.map(({ lane, actor, text }, index) => (
        <li key={index} className="grid grid-cols-[2rem_1fr] pb-5 last:pb-0">
          <span aria-hidden="true" className={`font-mono text-small ${laneColours[lane]}`}>
            {index + 1}
          </span>
          <div>
            <span className="block font-mono text-small leading-5.5 font-medium text-strong">
              <span className="sr-only">{lanes[lane] + punctuation.colon}</span>
              {actor}
            </span>
            <span className="mt-0.5 block text-[1rem] leading-normal">{text}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}

const laneColours = { person: 'text-strong', tool: 'text-accent', model: 'text-azure' };
