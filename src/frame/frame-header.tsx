import type { SectionFrame as Frame, Figure } from '#generated/types.ts';
import { Introduction, type Dated } from './introduction.tsx';
import { FigureLabel, FigureValue } from '../ui/figures.tsx';

/** The layouts whose header stands above or beside the body; that of `boxed` stands in its box. */
export type HeaderLayout = Exclude<NonNullable<Frame['layout']>, 'boxed'>;

const usual = { header: '', title: '', heading: 'text-h2', aside: 'mt-4', intro: '' };

/** How each layout places the heading and what introduces the section, where that is not usual. */
const layouts: Readonly<Record<HeaderLayout, Partial<typeof usual>>> = {
  above: { header: 'max-w-3xl', intro: 'text-lead' },
  giant: {},
  split: { header: 'grid gap-x-8 gap-y-4 lg:grid-cols-12', title: 'lg:col-span-7', aside: 'self-end lg:col-span-5' },
  beside: { header: 'self-start lg:sticky lg:top-28 lg:col-span-4' },
  strip: { header: 'py-5', heading: 'label font-mono font-normal text-quiet', aside: 'mt-3', intro: 'text-small' },
};

interface Props {
  frame: Frame & Dated;
  /** Of the heading; none in a template. */
  id: string | undefined;
}

/** A section's label and heading (h2), and its introduction, note and link below or beside them; at the right, the figure it is about. */
export function FrameHeader({ frame, layout, id }: Props & { layout: HeaderLayout }) {
  const { label, heading, figure } = frame;
  const places = { ...usual, ...layouts[layout] };
  const header = (
    <header className={places.header}>
      <div className={places.title}>
        {label !== undefined && <p className="mb-3 label text-accent">{label}</p>}
        <h2 id={id} className={places.heading}>
          {heading}
        </h2>
      </div>
      <Introduction
        frame={frame}
        place={places.aside}
        size={places.intro}
        {...(layout === 'beside' && { actionStyle: 'secondary' })}
      />
    </header>
  );
  if (figure === undefined) return header;
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
      <div className={layout === 'giant' ? 'lg:order-last lg:col-span-5' : 'lg:col-span-7'}>{header}</div>
      <FrameFigure
        figure={figure}
        place={
          layout === 'giant' ? 'lg:col-span-7' : 'border-l border-accent/50 pl-6 lg:col-span-5 lg:justify-self-end'
        }
        isGiant={layout === 'giant'}
      />
    </div>
  );
}

interface FrameFigureProps {
  figure: Figure;
  /** Classes that place it beside the heading. */
  place: string;
  /** As wide as half the page. */
  isGiant?: boolean;
}

/** The figure that a section is about, in display size and in its accent, with its label below. */
export function FrameFigure({ figure, place, isGiant = false }: FrameFigureProps) {
  const size = isGiant ? '-ml-[0.06em] text-[clamp(min(6rem,30vw),19vw,15rem)] leading-[0.8]' : '';
  return (
    <p className={place}>
      <span className={`figure-xl block text-accent sm:whitespace-nowrap ${size}`}>
        <FigureValue figure={figure} isPlain />
      </span>
      <span className={`block text-small text-quiet ${isGiant ? 'mt-6' : 'mt-4'}`}>
        <FigureLabel figure={figure} />
      </span>
    </p>
  );
}
