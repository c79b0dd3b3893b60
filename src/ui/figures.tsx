import type { Figure, PriceDisplay } from '#generated/types.ts';
import { useMentions } from './site-context.ts';
import { formatEuros } from './format-numbers.ts';
import type { IconName } from '#generated/icons.ts';
import { balancedColumns } from './class-names.ts';
import { Linked } from './action-link.tsx';
import { Icon } from './icons.tsx';

/** Figures side by side. `className` gives their columns and gaps. */
export function FigureList({ figures, className }: { figures: readonly Figure[]; className: string }) {
  return (
    <dl className={className}>
      {figures.map((figure) => (
        <FigureCell key={figure.label} figure={figure} />
      ))}
    </dl>
  );
}

/** Figures side by side under one strong rule. `className` gives their columns and gaps, and the distance to the part above. */
export function FigureRow({ figures, className }: { figures: readonly Figure[]; className: string }) {
  return <FigureList figures={figures} className={`grid border-t border-line-strong pt-6 ${className}`} />;
}

/** The longest value set as a figure, in characters: longer ones are words. */
export const mostDigits = 9;

/**
 * A headline figure: the number big in mono with its unit beside it, its label under a hairline.
 * Place it inside a `<dl>`. `id` lets links lead to it.
 */
export function FigureCell({ figure, id }: { figure: Figure; id?: string }) {
  // Words beside a figure of one line would part the rules under both.
  const place = figure.value.length > mostDigits ? 'max-sm:col-span-full' : '';
  return (
    <div id={id} className={`flex flex-col-reverse justify-end gap-2 target:bg-inset ${place}`}>
      <dt className="border-t border-line pt-2 text-small text-quiet">
        <FigureLabel figure={figure} />
      </dt>
      <dd className="figure text-strong">
        <FigureValue figure={figure} />
      </dd>
    </div>
  );
}

interface FigureLabelProps {
  figure: Pick<Figure, 'label' | 'fact' | 'reading' | 'state'>;
}

/**
 * The label of a figure. Where the site has its definition and source, the label leads there, with the mark of its state unless it is
 * merely announced; a script opens them beside it (`src/browser/figure-source.ts`).
 */
export function FigureLabel({ figure: { label, fact, reading, state } }: FigureLabelProps) {
  const { register } = useMentions();
  if (register === undefined || fact === undefined) return label;
  return (
    <a className="source" href={`${register.href}#${fact}`} data-reading={reading}>
      {state === undefined ? (
        label
      ) : (
        <>
          {/* The distance belongs to the label: a mark on the next line begins at its edge. A space between them would be underlined. */}
          <span className="mr-1.5">{label}</span>
          <span className="proof" data-mark={state}>
            {` ${register.marks[state]}`}
          </span>
        </>
      )}
    </a>
  );
}

interface Props {
  figure: Pick<Figure, 'value' | 'unit'>;
  isPlain?: boolean;
}

/**
 * A text in the large digits of `.figure`. Between thousands it has whole no-break spaces, which `word-spacing` closes: for a thin one (U+202F),
 * which our fonts lack, only Chromium takes half a space, the others one as wide as a digit from another font.
 */
export function figureText(text: string): string {
  return text.replaceAll('\u202F', '\u00A0');
}

/** A value with its unit small beside it. @param isPlain whether the unit has the colour of the value */
export function FigureValue({ figure: { value, unit }, isPlain = false }: Props) {
  return (
    <>
      {figureText(value)}
      {unit !== undefined && <span className={isPlain ? 'unit' : 'unit text-quiet'}> {unit}</span>}
    </>
  );
}

/** A value and its unit in one size, as in a sentence. */
export function plainFigure({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  return [value, unit].filter((part) => part !== undefined).join('\u00A0');
}

/** Writes one of our prices with its VAT label, never parted from it: `99` → `99 € HT`. */
export function usePriceWriter(): (eur: number) => string {
  const { vat } = useMentions();
  return (eur) => [formatEuros(eur), vat?.label].filter(Boolean).join('\u00A0');
}

/** A price, or the words in its place while prices are not shown. @param prices how prices are shown; without it they are */
export function DisplayedPrice({ eur, prices }: { eur: number; prices: PriceDisplay | undefined }) {
  const written = usePriceWriter();
  return prices?.shown === false ? prices.onRequest : written(eur);
}

interface IconPoint {
  icon?: IconName;
  title: string;
  description: string;
  href?: string;
}

/** Points side by side under one strong rule, each beside its icon. @param tone the colour of the icons */
export function IconPoints({ points, tone }: { points: readonly IconPoint[]; tone: 'text-accent' | 'text-quiet' }) {
  return (
    <ul
      className={`grid gap-x-8 gap-y-5 border-t border-line-strong pt-6 ${balancedColumns(points.length, { md: 3 })}`}
    >
      {points.map(({ icon, title, description, href }) => (
        <li key={title} className="flex gap-4">
          {icon !== undefined && <Icon name={icon} className={`mt-0.5 size-5 ${tone}`} />}
          <div>
            <h3 className="text-h3">
              <Linked href={href}>{title}</Linked>
            </h3>
            <p className="mt-2 text-small">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
