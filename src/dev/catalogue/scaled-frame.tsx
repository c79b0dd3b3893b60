/** A picture of a block runs nothing. */
const still = 'allow-same-origin';

/** An example does what it does on a page, but leads nowhere within its frame. */
const alive = 'allow-same-origin allow-scripts allow-popups';

/**
 * A document at a width of its own, scaled into its place by the script of the catalogue. Frames are loaded when they come near, and out of the tab order: a link leads to each.
 * @param isPicture whether it stands for the block only: without scripts
 */
export function ScaledFrame({
  src,
  width,
  title,
  isPicture = false,
}: {
  src: string;
  width: number;
  title: string;
  isPicture?: boolean;
}) {
  return (
    <div className="scaled" data-width={width}>
      <iframe
        src={src}
        width={width}
        height={Math.round(width * 0.7)}
        title={title}
        loading="lazy"
        tabIndex={-1}
        sandbox={isPicture ? still : alive}
      />
    </div>
  );
}
