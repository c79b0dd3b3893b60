import type { BlockExample, BlockKind, BlockUse } from '../../shared/block-kind.ts';
import { CodeWords, ExampleNote, ScaledFrame } from './parts.tsx';
import { FieldTable } from './field-table.tsx';

/** The page of a kind of block: its purpose, its examples and its fields. */
export function KindPage({ kind, use }: { kind: BlockKind; use: BlockUse | undefined }) {
  const { type, name, description, choose, avoid, examples, groups } = kind;
  const titles = new Map(groups.map(({ id, title }) => [id, title]));
  return (
    <>
      {use && (
        <p className="use">
          <a href={`/_blocks#${use.id}`}>{use.label}</a>
        </p>
      )}
      <h1>
        {name} <code>{type}</code>
      </h1>
      <p className="lead">
        <CodeWords text={description} />
      </p>
      <div className="advice">
        <section aria-labelledby="choisir">
          <h2 id="choisir">Quand le choisir</h2>
          <p>
            <CodeWords text={choose} />
          </p>
        </section>
        <section aria-labelledby="eviter">
          <h2 id="eviter">Quand prendre autre chose</h2>
          <p>
            <Linked text={avoid} />
          </p>
        </section>
      </div>
      <section aria-labelledby="exemples">
        <h2 id="exemples">{examples.length > 1 ? `Les ${examples.length} exemples` : "L'exemple"}</h2>
        <ExampleNote />
        {examples.map((example, place) => (
          <ExampleView key={place} type={type} example={example} number={place + 1} />
        ))}
      </section>
      <section aria-labelledby="champs">
        <h2 id="champs">Les champs</h2>
        {groups.map((group) => (
          <FieldTable key={group.id} group={group} titles={titles} />
        ))}
      </section>
    </>
  );
}

/** A text with the kinds that it names as « table » linked to their pages. */
function Linked({ text }: { text: string }) {
  return text.split(/« ([a-z-]+) »/u).map((part, place) =>
    place % 2 === 1 ? (
      <a key={place} href={`/_blocks/${part}`}>
        {part}
      </a>
    ) : (
      <CodeWords key={place} text={part} />
    ),
  );
}

/** Widths of a telephone, a tablet and a screen, in pixels. */
const widths = [390, 768, 1280] as const;

/** An example at three widths, and its YAML to copy. */
function ExampleView({ type, example, number }: { type: string; example: BlockExample; number: number }) {
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
