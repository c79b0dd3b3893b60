/** A text of a schema: words between backticks are shown as code. */
export function CodeWords({ text }: { text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : unbroken(part)));
}

/** How to make an example one's own. */
export function ExampleNote() {
  return (
    <p>
      Les exemples parlent d'un atelier de vélos imaginaire : textes, chiffres et lignes y sont inventés. Une adresse
      qui commence par <code>/exemple</code> est à remplacer par l'une des vôtres, et <code>npm run check</code> nomme
      celles qui restent. Une liste de lignes écrite ici peut venir d'une de vos tables :{' '}
      <code>rows: {'{ from: <table> }'}</code>.
    </p>
  );
}

/** Punctuation stays on the line of its word. */
function unbroken(text: string): string {
  return text.replace(/ (?=[:;?!»])|(?<=«) /gu, '\u00A0');
}

interface FrameProps {
  src: string;
  width: number;
  title: string;
  isPicture?: boolean;
}

/**
 * A document at a width of its own, which the script of the catalogue scales into its place. It is loaded when it comes near, and is
 * out of the tab order: a link leads to it. Nothing in it leads elsewhere within the frame.
 * @param isPicture whether it is a picture only: its scripts do not run
 */
export function ScaledFrame({ src, width, title, isPicture = false }: FrameProps) {
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
