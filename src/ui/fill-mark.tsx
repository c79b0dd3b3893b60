/** A square that is full, half full or empty. Decorative: a word always stands beside it. */
export function FillMark({ fill, className = 'size-3.5' }: { fill: 'full' | 'half' | 'empty'; className?: string }) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className={`shrink-0 ${className}`}>
      {fill === 'half' && <path d="M1 13V1L13 13z" className="fill-accent" />}
      <path d="M1 1h12v12H1z" className={`stroke-accent ${fill === 'full' ? 'fill-accent' : 'fill-none'}`} />
    </svg>
  );
}
