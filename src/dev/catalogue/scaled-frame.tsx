/**
 * A document at a width of its own, which the script of the catalogue scales into its place. It is loaded when it comes near, and is
 * out of the tab order: a link leads to it. Nothing in it leads elsewhere within the frame.
 * @param isPicture whether it is a picture only: its scripts do not run
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
        sandbox={isPicture ? 'allow-same-origin' : 'allow-same-origin allow-scripts allow-popups'}
      />
    </div>
  );
}
