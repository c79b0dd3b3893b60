import type { Quote } from '#generated/types.ts';

/** What someone of the organisation says of it. */
export function StoryQuote({ quote: { text, by } }: { quote: Quote }) {
  return (
    <figure className="mt-12 border-l-2 border-accent pl-6 sm:pl-8">
      <blockquote>
        <p className="font-display text-lead leading-snug text-strong sm:text-[1.6rem]">{`«\u202F${text}\u202F»`}</p>
      </blockquote>
      <figcaption className="mt-4 text-small text-quiet">{by}</figcaption>
    </figure>
  );
}
