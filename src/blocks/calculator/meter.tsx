/**
 * A bar on its whole length. Drawn with SVG attributes: a `style` attribute would be lost under the site's content
 * security policy. @param percent of the length @param fill class of its colour
 */
export function Meter({ percent, fill }: { percent: number; fill: string }) {
  return (
    <svg aria-hidden="true" className="h-1.5 w-0 flex-1">
      <rect width="100%" height="100%" className="fill-line-strong" />
      <rect width={`${percent}%`} height="100%" className={fill} />
    </svg>
  );
}
