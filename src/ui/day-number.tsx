/** The day of a date in figures of display size, with its small `er` on the first of a month. */
export function DayNumber({ day, ordinal, className }: { day: string; ordinal: string; className: string }) {
  return (
    <span className={`figure-xl ${className}`}>
      {day}
      {ordinal !== '' && <sup className="top-[-0.9em] text-[0.4em] tracking-normal">{ordinal}</sup>}
    </span>
  );
}
