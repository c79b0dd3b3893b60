/// <reference types="vite/client" />
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { openLine, openTitle, sendChange } from './edit/client-api.ts';
import { Button, firmQuotes } from './edit/parts.tsx';
import type { Outcome, ShownFinding } from '../shared/editing.ts';
import { capitalized } from '../shared/locale.ts';
import controlStyles from './controls.css?inline';
import overlayStyles from './findings-overlay.css?inline';

// Dev server only. It imports nothing generated: it must run when there has been no good spec yet.

const host = document.createElement('spec-findings');
const root = createRoot(host.attachShadow({ mode: 'open' }));
let times = 0;

/** Shows all findings over the page, unfolded, until there are none. They can be folded, not closed. */
function show(findings: readonly ShownFinding[]): void {
  times += 1;
  if (findings.length === 0) return host.remove();
  root.render(
    <>
      <style>{controlStyles + overlayStyles}</style>
      <Findings key={times} findings={findings} />
    </>,
  );
  document.body.append(host);
}

function Findings({ findings }: { findings: readonly ShownFinding[] }) {
  const count = findings.length === 1 ? '1 erreur' : `${findings.length} erreurs`;
  const isRenderFault = findings.every(({ code }) => code.startsWith('render/'));
  return (
    <details open>
      <summary>{isRenderFault ? 'La page ne peut pas être affichée' : `${count} dans la spécification`}</summary>
      <p>
        {!isEmptyPage() && 'Vous voyez la dernière version de la page qui peut s’afficher. '}
        Corrigez, enregistrez : ce panneau disparaît.
      </p>
      {findings.map((finding, index) => (
        <FindingArticle key={index} finding={finding} />
      ))}
    </details>
  );
}

function FindingArticle({ finding }: { finding: ShownFinding }) {
  const { file, position, path, message, remedy, frame, hasOneRemedy } = finding;
  const place = `${file}:${position.line}:${position.column}`;
  return (
    <article>
      <h2>{firmQuotes(capitalized(message))}</h2>
      {remedy !== undefined && <p>{firmQuotes(remedy)}</p>}
      <p>
        <Button text={place} aria-label={`${place} : ${openTitle}`} act={() => openLine(file, position.line)} />
        <code>{firmQuotes(path)}</code>
      </p>
      {hasOneRemedy && <FixButton finding={finding} />}
      {frame !== '' && (
        <pre>
          {frame.split('\n').map((line, index) => (
            // The faulty line and its carets are marked.
            <span key={index} className={/^>|\|\s*\^+$/.test(line) ? 'marked' : undefined}>
              {firmQuotes(`${line}\n`)}
            </span>
          ))}
        </pre>
      )}
    </article>
  );
}

function FixButton({ finding: { file, path, message } }: { finding: ShownFinding }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const fix = async () => setOutcome(await sendChange('fix', { file, path, message }));
  return (
    <p>
      <Button text="Corriger" aria-label={`Corriger : ${message}`} act={fix} />
      <span role="status">{outcome && 'message' in outcome && ` ${outcome.message}`}</span>
    </p>
  );
}

/** Name of the event after the fresh markup of the open page could not be rendered: the server knows the finding. */
export const pageFailed = 'spec:page-failed';

/** How often a page that could not be shown tries again. */
const retryMs = 1000;

async function refreshFindings(): Promise<void> {
  const response = await fetch(`/@spec/findings?page=${encodeURIComponent(location.pathname)}`);
  show((await response.json()) as ShownFinding[]);
}

function isEmptyPage(): boolean {
  return document.querySelector('main') === null;
}

/** Reloads a page that could not be shown, whichever change corrected it: of the spec, a view, or a schema. */
async function retry(): Promise<void> {
  const { ok } = await fetch(location.href).catch(() => ({ ok: false }));
  if (ok) location.reload();
}

import.meta.hot?.on('spec:findings', () => void refreshFindings());
addEventListener(pageFailed, () => void refreshFindings());
void refreshFindings();
if (isEmptyPage()) setInterval(() => void retry(), retryMs);
