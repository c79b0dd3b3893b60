import type { BlockExample } from '../../shared/block-kind.ts';
import { CodeWords } from './code-words.tsx';
import { ScaledFrame } from './scaled-frame.tsx';

/** Telephone, tablet, screen. */
const widths = [390, 768, 1280] as const;

/** A variant of a block: at three widths, and its YAML to copy. */
export function ExampleView({ type, example, number }: { type: string; example: BlockExample; number: number }) {
  const id = `exemple-${number}`;
  const address = `/_blocks/${type}/${number}`;
  const { variant, glosses, yaml } = example;
  return (
    <section aria-labelledby={id} className="example">
      <h3 id={id}>
        Exemple {number}
        {variant.map((words) => (
          <code key={words}>{words}</code>
        ))}
      </h3>
      {glosses.map((gloss) => (
        <p key={gloss}>
          <CodeWords text={gloss} />.
        </p>
      ))}
      <div className="widths">
        {widths.map((width) => (
          <figure key={width} data-share={width}>
            <figcaption>{width} px</figcaption>
            <ScaledFrame src={address} width={width} title={`Exemple ${number} à ${width} pixels`} />
          </figure>
        ))}
      </div>
      <div className="yaml">
        <button type="button" aria-describedby={id} data-copy={`yaml-${number}`}>
          Copier le YAML
        </button>
        <span role="status" />
        <a href={address}>Ouvrir l'exemple {number} seul</a>
        <details>
          <summary>Voir le YAML</summary>
          <pre tabIndex={0} id={`yaml-${number}`}>
            {yaml}
          </pre>
        </details>
      </div>
    </section>
  );
}
