import { twoDigits } from '../../ui/two-digits.ts';

/** Lines in their order, each behind its number. */
export function NumberedLines({
  lines,
  className = '',
  line: place,
}: {
  lines: readonly string[];
  className?: string;
  /** The classes of each line. */
  line: string;
}) {
  return (
    <ol className={className}>
      {lines.map((line, index) => (
        <li key={line} className={`flex gap-5 ${place}`}>
          <span aria-hidden="true" className="font-mono text-small leading-[1.9] text-accent">
            {twoDigits(index + 1)}
          </span>
          {line}
        </li>
      ))}
    </ol>
  );
}
