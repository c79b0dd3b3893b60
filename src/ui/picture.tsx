import type { ReactNode } from 'react';
import type { Picture as Described } from '#generated/types.ts';

interface Place {
  /** Width by height: its files are cut to it. */
  ratio: number;
  /** Its drawn width, in the syntax of the attribute `sizes`. */
  sizes: string;
  /** The widest file, in pixels: for the widest drawing on a fine screen. */
  most: number;
  className: string;
}

const places = {
  /** The opening of a page. */
  opening: { ratio: 5 / 4, sizes: '(min-width: 64rem) 40vw, 92vw', most: 1200, className: 'rounded-lg' },
  /** The upper edge of a card with a margin of 1.5rem, to its sides. */
  card: {
    ratio: 3 / 2,
    sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw',
    most: 800,
    className: '',
  },
  /** One of two columns, above a title. */
  half: { ratio: 3 / 2, sizes: '(min-width: 48rem) 36rem, 92vw', most: 1200, className: 'rounded-md' },
  /** One of three columns. */
  column: {
    ratio: 3 / 2,
    sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw',
    most: 800,
    className: 'rounded-md',
  },
  /** Beside a name and a text, above them on a narrow screen. */
  side: { ratio: 3 / 2, sizes: '(min-width: 64rem) 12rem, 92vw', most: 800, className: 'rounded-md' },
  /** From one side of the page to the other. */
  wide: { ratio: 5 / 2, sizes: '(min-width: 80rem) 75rem, 92vw', most: 2000, className: 'rounded-lg' },
} satisfies Readonly<Record<string, Place>>;

/** In pixels. */
const widths = [400, 800, 1200, 1600, 2000];

/**
 * A picture in the formats and widths that a browser chooses from; in an opening it loads before all others, elsewhere when it comes near.
 * One without files (an example) is an empty frame.
 */
export function Picture({ picture: { alt, made, whole }, place }: { picture: Described; place: keyof typeof places }) {
  const { ratio: cut, sizes, most, className } = places[place];
  const isWhole = whole === true && made !== undefined;
  const ratio = isWhole ? made.width / made.height : cut;
  const isFirst = place === 'opening';
  const height = Math.round(1000 / ratio);
  // Whole beside others, it stands in the middle of the frame to which those are cut.
  const classes = `block h-auto w-full ${className} ${isWhole && cut === 3 / 2 ? 'aspect-3/2 object-contain p-6' : ''}`;
  if (made === undefined)
    return <svg role="img" aria-label={alt} viewBox={`0 0 1000 ${height}`} className={`bg-inset ${classes}`} />;
  const given = Math.min(made.width, Math.floor(made.height * ratio));
  const fitting = widths.filter((width) => width <= Math.min(given, most));
  const files = (fitting.length === 0 ? [given] : fitting).map((width) => ({
    width,
    file: `${made.address}-${width}x${Math.round(width / ratio)}`,
  }));
  const setOf = (format: string) => files.map(({ width, file }) => `${file}.${format} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={setOf('avif')} sizes={sizes} />
      <img
        src={`${files[Math.floor(files.length / 2)]?.file}.webp`}
        srcSet={setOf('webp')}
        sizes={sizes}
        width={1000}
        height={height}
        alt={alt}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={classes}
      />
    </picture>
  );
}

const above = { half: 'mb-5', card: '-mx-6 -mt-6 mb-6' };

/** A picture above the texts of a row, where it has one; that of a card with a margin of 1.5rem is as wide as the card. */
export function TopPicture({
  picture,
  place = 'half',
}: {
  picture: Described | undefined;
  place?: keyof typeof above;
}) {
  if (picture === undefined) return null;
  return (
    <div className={above[place]}>
      <Picture picture={picture} place={place} />
    </div>
  );
}

const beside = {
  sm: { row: 'sm:flex sm:gap-6', picture: 'mb-5 shrink-0 sm:mb-0 sm:w-48' },
  lg: { row: 'lg:flex lg:gap-6', picture: 'mb-5 shrink-0 lg:mb-0 lg:w-48' },
};

interface Props {
  picture: Described | undefined;
  from: keyof typeof beside;
  children: ReactNode;
}

/** The texts of a row, and its picture beside them from a width of the screen on, above it on narrower ones, where it has one. */
export function BesidePicture({ picture, from, children }: Props) {
  if (picture === undefined) return children;
  return (
    <div className={beside[from].row}>
      <div className={beside[from].picture}>
        <Picture picture={picture} place="side" />
      </div>
      <div className="grow">{children}</div>
    </div>
  );
}
