import { sendChange } from './client-api.ts';
import { Button } from './parts.tsx';
import { editsWords, usePending } from './pending-edits.ts';
import type { EditorSession } from './session.tsx';

const approveTitle = 'Approuver les textes qui restent sur cette page';

/** The bar at the foot of the page: the button « Modifier » and, while editing is on, its tools. */
export function Bar({ session }: { session: EditorSession }) {
  const { isOn, message, progress, undo, redo } = session.state;
  const { edits } = usePending();
  const waiting = edits.length === 0 ? '' : `${editsWords(edits.length)} en attente`;
  const change = async (name: 'undo' | 'redo') => session.report(await sendChange(name));
  const left = progress?.page ?? 0;
  const question = `Approuver ce qui reste sur cette page (${left}), avec son titre et son résumé ?`;
  const approve = async () => {
    if (confirm(question)) await session.change({ type: 'approve', page: location.pathname }, approveTitle);
  };
  return (
    <div className={isOn ? 'bar on' : 'bar'} role="region" aria-label="Édition de la page">
      <p role="status" className="message">
        {message || waiting}
      </p>
      <p className="progress" hidden={!isOn}>
        {progress && `À approuver : ${progress.page} ici, ${progress.site} en tout`}
      </p>
      <div className="tools" hidden={!isOn}>
        <Button hidden={edits.length === 0} text={`En attente (${edits.length})`} act={() => session.openPending()} />
        <Button text="Textes" act={() => session.openTexts()} />
        <Button text={`Approuver (${left})`} title={approveTitle} disabled={left === 0} act={approve} />
        <Button text="Publier" title="Envoyer les changements de tout le site" act={() => session.openPublish()} />
        <Step name="Annuler" step={undo} path="M7 5 3 9l4 4M3 9h9a5 5 0 0 1 0 10H8" act={() => change('undo')} />
        <Step name="Rétablir" step={redo} path="m17 5 4 4-4 4M21 9h-9a5 5 0 0 0 0 10h4" act={() => change('redo')} />
      </div>
      <Button
        className="toggle"
        aria-pressed={isOn}
        aria-keyshortcuts="e"
        act={() => session.toggle()}
        text="Modifier"
      />
    </div>
  );
}

/** @param step the step that is undone or redone, in words; null if there is none */
function Step({ name, step, path, act }: { name: string; step: string | null; path: string; act: () => unknown }) {
  const title = step === null ? name : `${name} : ${step}`;
  const drawing = (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
  return <Button className="step" aria-label={name} title={title} disabled={step === null} act={act} text={drawing} />;
}
