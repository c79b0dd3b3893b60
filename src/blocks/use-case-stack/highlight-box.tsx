import type { UseCaseHighlight } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';

/** A box with a thick mint edge, its label set into the top rule: text and link on the left, points on the right. */
export function HighlightBox({ highlight }: { highlight: UseCaseHighlight }) {
  const { label, heading, text, points, action } = highlight;
  return (
    <div className="relative mt-20 grid gap-x-8 gap-y-8 border border-l-4 border-mint/50 border-l-mint p-6 md:p-10 lg:grid-cols-12">
      <p className="absolute -top-2.5 left-5 bg-ink px-3 label leading-5 text-mint md:left-7">{label}</p>
      <div className="lg:col-span-7">
        <h2 className="text-[clamp(1.5rem,2.4vw,2rem)] leading-tight tracking-tight">{heading}</h2>
        <p className="mt-4 max-w-prose">{text}</p>
        <div className="mt-6">
          <ActionLink action={action} />
        </div>
      </div>
      <ul className="self-center text-small lg:col-span-5">
        {points.map((point) => (
          <li key={point} className="relative border-t border-line py-4 pl-6 text-strong first:border-t-0">
            <span aria-hidden="true" className="absolute top-6 left-0 h-px w-3 bg-mint" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
