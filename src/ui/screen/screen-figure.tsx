import type { ReactNode } from 'react';
import { locale } from '#generated/locale.ts';
import type { Screen, StepsCopy, TerminalScreen, ResultsScreen, CanvasScreen } from '#generated/types.ts';
import { ConversationContent, TraceContent } from './conversation-content.tsx';
import { GraphContent } from './graph-content.tsx';
import { formatNumber } from '../../shared/numbers.ts';
import { PairList } from '../pair-list.tsx';
import { RangeBar } from '../range-bar.tsx';
import { Icon } from '../icons.tsx';

interface Props {
  screen: Screen;
  /** Its parts light up one after the other once it is in view. They are all lit without animation. */
  plays?: boolean;
  className?: string;
  /** Words of the buttons that copy the commands of a terminal, where a script starts them. */
  copy?: StepsCopy | undefined;
}

/** The screen of a software, drawn from its rows: a window with its bar, and a caption that names it a reconstruction. */
export function ScreenFigure({ screen, plays = false, className = '', copy }: Props) {
  const { app, view, caption } = screen;
  return (
    <figure className={className}>
      <div className="overflow-clip rounded-lg border border-line-strong bg-ink">
        <p className="flex flex-wrap justify-between gap-x-6 border-b border-line-strong bg-inset px-4 py-2.5 font-mono text-small text-quiet">
          <span className="font-medium text-strong">{app}</span>
          {view}
        </p>
        <ScreenContent screen={screen} plays={plays} copy={copy} />
      </div>
      <figcaption className="mt-3 flex flex-wrap items-baseline gap-x-4 text-small text-quiet">
        <span className="label">{locale.words.screen}</span>
        {caption}
      </figcaption>
    </figure>
  );
}

function ScreenContent({ screen, plays, copy }: { screen: Screen; plays: boolean; copy: StepsCopy | undefined }) {
  switch (screen.kind) {
    case 'conversation':
      return <ConversationContent {...screen} plays={plays} />;
    case 'canvas':
      return <CanvasContent {...screen} />;
    case 'trace':
      return <TraceContent {...screen} />;
    case 'graph':
      return <GraphContent {...screen} />;
    case 'terminal':
      return <TerminalContent {...screen} copy={copy} />;
    case 'results':
      return <ResultsContent {...screen} />;
    default:
      return screen satisfies never;
  }
}

/** Commands and their answers. Long lines fold. */
function TerminalContent({ lines, copy }: TerminalScreen & { copy?: StepsCopy | undefined }) {
  return (
    <div className="grid gap-5 p-4 font-mono text-small wrap-anywhere sm:p-6">
      {lines.map(({ prompt, command, output }, index) => (
        <div key={index} className="min-w-0">
          <CommandLine prompt={prompt} command={command} copy={copy} className="" />
          {output !== undefined && (
            <p className="mt-1 whitespace-pre-wrap">
              <code>{foldable(output.trimEnd())}</code>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

interface CommandLineProps {
  prompt?: string | undefined;
  command: string;
  /** Words of a button that copies the command. */
  copy: StepsCopy | undefined;
  className: string;
}

/**
 * A typed command: its lines fold between words, and after no hyphen of an option (`-d`). On a telephone, one of several lines has the
 * whole width, its button above it. The button is hidden until a script starts it (`steps.island.ts`), and on paper.
 */
export function CommandLine({ prompt = '$', command, copy, className }: CommandLineProps) {
  const isLong = command.trimEnd().includes('\n');
  const place = isLong ? 'max-md:order-first' : '';
  return (
    <p className={`flex items-baseline text-strong ${isLong ? 'max-md:flex-wrap' : ''} ${className}`}>
      <span aria-hidden="true" className={`mr-3 shrink-0 text-accent select-none ${place}`}>
        {prompt}
      </span>
      <code className={`min-w-0 whitespace-pre-wrap ${isLong ? 'w-full' : ''}`}>
        {command
          .trimEnd()
          .split(/(?<=\s)(-[\w-]{1,14})(?=\s|$)/u)
          .map((part, index) => (
            <span key={index} className={index % 2 === 0 ? undefined : 'whitespace-nowrap'}>
              {foldable(part)}
            </span>
          ))}
      </code>
      {copy !== undefined && (
        <button
          type="button"
          hidden
          data-copy=""
          className={`ml-auto min-h-11 shrink-0 pl-4 font-sans text-small font-medium text-strong underline decoration-line-strong underline-offset-6 hover:decoration-accent print:hidden ${place}`}
        >
          <span>{copy.label}</span>
          <span className="sr-only">{` ${command.split('\n', 1)[0] ?? ''}`}</span>
        </button>
      )}
    </p>
  );
}

/** Paths, addresses and names that are longer than a line fold after a sign between their parts, before they are cut anywhere. */
export function foldable(text: string): ReactNode {
  return text.split(/((?=\S{16})\S*[/=,:@._][\w$]\S*)/u).map((word, at) =>
    at % 2 === 0 ? (
      word
    ) : (
      <span key={at} className="inline-block">
        {word
          .split(/(?<=\S{3}[/=,:@._])(?=[\w$]\S{5})/u)
          .flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))}
      </span>
    ),
  );
}

/** The query, then its results, each with its score as a number and as a bar on one scale. */
function ResultsContent({ question, filter, scoreLabel, scoreMax, results }: ResultsScreen) {
  return (
    <>
      <div className="border-b border-line p-4 sm:px-6">
        <p className="text-strong">{question}</p>
        {filter !== undefined && <p className="mt-1 font-mono text-small text-quiet">{filter}</p>}
      </div>
      <ol className="px-4 sm:px-6">
        {results.map(({ title, source, text, score }, index) => (
          <li key={index} className="grid gap-x-6 gap-y-2 border-line py-4 not-first:border-t sm:grid-cols-[1fr_8rem]">
            <div>
              <p className="font-medium text-strong">{title}</p>
              <p className="font-mono text-small wrap-anywhere text-quiet">{source}</p>
              <p className="mt-1 text-small">{text}</p>
            </div>
            <div>
              <p className="font-mono text-small text-strong">
                {scoreLabel} {formatNumber(score, locale, { least: 2, most: 3 })}
              </p>
              <RangeBar min={0} max={score} scaleMax={scoreMax} className="mt-1 h-1.5" />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/**
 * Boxes linked one after the other, left to right, on the dotted paper of an editor; from top to bottom on telephones. The parts of
 * a box hang below it.
 */
function CanvasContent({ steps }: CanvasScreen) {
  return (
    <ol className="grid bg-[radial-gradient(var(--color-line)_1px,transparent_1px)] bg-size-[1rem_1rem] p-4 sm:p-6 lg:auto-cols-fr lg:grid-flow-col">
      {steps.map(({ icon, name, detail, output, parts }, index) => (
        <li key={index} className="relative flex gap-4 lg:block">
          <div aria-hidden="true" className="flex flex-col items-center lg:flex-row">
            <span className="rounded-md border border-line-strong bg-inset p-4 text-accent">
              <Icon name={icon} className="size-6" />
            </span>
            {index < steps.length - 1 && <span className="w-px grow bg-accent lg:h-px" />}
          </div>
          <div className="pr-4 pb-6 lg:mt-4">
            <p className="font-mono text-small font-medium text-strong">{name}</p>
            <p className="mt-1 text-small">{detail}</p>
            <PairList
              pairs={parts}
              className="mt-3 grid gap-2 border-l border-dashed border-accent pl-3 text-small"
              label="text-quiet"
              value="font-mono"
            />
            {output !== undefined && (
              <p className="mt-2 font-mono text-label tracking-normal text-quiet lg:absolute lg:top-0 lg:left-16">
                {output}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
