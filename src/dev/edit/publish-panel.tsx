import { useEffect, useState } from 'react';
import type { Choices, PublishAnswer, PublishConflict } from '../../shared/editing.ts';
import { fetchAnswer, send } from './client-api.ts';
import { Button, firmQuotes, Part } from './parts.tsx';

const waitWords = {
  comparing: 'Un instant : les changements sont comparés…',
  publishing: 'Un instant : les changements sont publiés…',
} as const;

/** What a publication changes, its button, and then its steps, or the values that a colleague has changed too. */
export function PublishPanel() {
  const [answer, setAnswer] = useState<PublishAnswer | 'comparing' | 'publishing' | undefined>('comparing');
  const [choices, setChoices] = useState<Choices>({});
  useEffect(() => void fetchAnswer<PublishAnswer>('publication').then(setAnswer), []);
  if (answer === 'comparing' || answer === 'publishing') return <p role="status">{waitWords[answer]}</p>;
  if (answer === undefined) return <p>Une publication est déjà en cours, ou le serveur ne répond pas.</p>;
  const { outcome, report, toSee, where, steps, conflicts, last, message } = answer;
  const publish = async (request: object = { choices }) => {
    setAnswer('publishing');
    setAnswer(await send<PublishAnswer>('publish', request));
  };
  const undo = () => {
    if (confirm(firmQuotes(`Annuler la publication « ${last} » ? Le site redevient ce qu’il était avant elle.`)))
      void publish({ undo: true });
  };
  return (
    <>
      {message !== null && <p role="alert">{firmQuotes(message)}</p>}
      {outcome === 'published' && <p role="status">Publié.</p>}
      {steps.length > 0 && (
        <Part
          title="Fait"
          items={steps.map((words) => (
            <li key={words}>{firmQuotes(words)}</li>
          ))}
        />
      )}
      {conflicts.length > 0 && <p role="alert">Un collègue a changé les mêmes valeurs. Choisissez pour chacune.</p>}
      {conflicts.map((conflict) => (
        <ConflictChoice key={conflict.key} {...{ conflict, choices, setChoices }} />
      ))}
      {(outcome === 'planned' || outcome === 'conflict') && (
        <>
          {toSee > 0 && <p>{`À regarder d’abord : ${toSee}`}</p>}
          <p className="actions">
            <Button
              className="primary"
              disabled={conflicts.some(({ key }) => !(key in choices))}
              text={firmQuotes(`Publier ${where}`)}
              act={() => publish()}
            />
          </p>
        </>
      )}
      {last !== null && (outcome === 'planned' || outcome === 'published') && (
        <Part title="Dernière publication">
          <p>{firmQuotes(last)}</p>
          <p className="actions">
            <Button text="Annuler cette publication" act={undo} />
          </p>
        </Part>
      )}
      <pre className="report">{report}</pre>
    </>
  );
}

interface ChoiceProps {
  conflict: PublishConflict;
  choices: Choices;
  setChoices: (choices: Choices) => void;
}

/** Both values of a place, side by side. */
function ConflictChoice({ conflict: { key, words, before, mine, theirs }, choices, setChoices }: ChoiceProps) {
  const sides = { mine: `La vôtre : ${mine}`, theirs: `Celle du collègue : ${theirs}` };
  return (
    <fieldset>
      <legend>{firmQuotes(words)}</legend>
      <p className="help">{firmQuotes(`Avant : ${before}`)}</p>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className="side">
          <input
            type="radio"
            name={key}
            checked={choices[key] === side}
            onChange={() => setChoices({ ...choices, [key]: side })}
          />
          {firmQuotes(sides[side])}
        </label>
      ))}
    </fieldset>
  );
}
