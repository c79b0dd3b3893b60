import type { BlockKind, BlockUse } from '../../shared/block-kind.ts';
import { CodeWords } from './code-words.tsx';
import { ExampleView } from './example-view.tsx';
import { FieldTable } from './field-table.tsx';

/** All there is to know of a kind of block before it is written. */
export function KindPage({ kind, use }: { kind: BlockKind; use: BlockUse | undefined }) {
  const { type, name, description, choose, avoid, examples, groups } = kind;
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
        {examples.map((example, place) => (
          <ExampleView key={place} type={type} example={example} number={place + 1} />
        ))}
      </section>
      <section aria-labelledby="champs">
        <h2 id="champs">Les champs</h2>
        {groups.map((group) => (
          <FieldTable key={group.id} group={group} titles={titles(kind)} />
        ))}
      </section>
    </>
  );
}

function titles({ groups }: BlockKind): ReadonlyMap<string, string> {
  return new Map(groups.map(({ id, title }) => [id, title]));
}

/** Advice names other kinds as « table »: each leads to its page. */
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
