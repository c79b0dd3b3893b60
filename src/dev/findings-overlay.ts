import { askToken, change } from './edit/door.ts';
import type { Finding } from './finding.ts';
import overlayStyles from './findings-overlay.css?inline';

/** Shows all findings over the last good page; gone as soon as there are none. It can be folded away, not lost. */
export class FindingsOverlay {
  readonly #host = document.createElement('spec-findings');
  readonly #root = this.#host.attachShadow({ mode: 'open' });

  /** Replaces what is shown. */
  show(findings: readonly Finding[]): void {
    if (findings.length === 0) {
      this.#host.remove();
      return;
    }
    const sheet = document.createElement('style');
    sheet.textContent = overlayStyles;
    const panel = element('details', '');
    panel.setAttribute('open', '');
    const count = findings.length === 1 ? '1 erreur' : `${findings.length} erreurs`;
    const isRenderFault = findings.every(({ code }) => code.startsWith('render/'));
    panel.append(
      element('summary', isRenderFault ? 'La page ne peut pas être affichée' : `${count} dans la spécification`),
    );
    panel.append(
      element(
        'p',
        `${hasPage() ? 'Vous voyez la dernière version valide de la page. ' : ''}Corrigez, enregistrez : ce panneau disparaît.`,
      ),
    );
    panel.append(...findings.map(article));
    this.#root.replaceChildren(sheet, panel);
    document.body.append(this.#host);
  }
}

/** Is there a page behind the panel? */
function hasPage(): boolean {
  return document.querySelector('main') !== null;
}

function article(finding: Finding): HTMLElement {
  const { file, position, path, message, remedy, frame } = finding;
  const item = element('article', '');
  item.append(element('h2', message.charAt(0).toLocaleUpperCase('fr') + message.slice(1)));
  if (remedy !== undefined) item.append(element('p', remedy));
  const place = element('p', '');
  place.append(
    control(
      `${file}:${position.line}:${position.column}`,
      () => openLine(file, position.line),
      "Ouvrir cette ligne dans l'éditeur",
    ),
    element('code', path),
  );
  item.append(place);
  if (hasOneRemedy(finding)) item.append(fixButton(finding));
  if (frame !== '') item.append(frameLines(frame));
  return item;
}

/** Does the remedy say exactly one thing? The server reads it, and does it where that settles the finding. */
function hasOneRemedy({ remedy }: Finding): boolean {
  return /^Vouliez-vous dire « [^«»]+ » \?$/u.test(remedy ?? '');
}

function fixButton({ file, path, message }: Finding): HTMLElement {
  const said = element('span', '');
  said.setAttribute('role', 'status');
  const fix = async () => {
    await askToken();
    const outcome = await change('fix', { file, path, message });
    if (outcome.kind === 'impossible' || outcome.kind === 'conflict') said.textContent = ` ${outcome.message}`;
  };
  const line = element('p', '');
  line.append(
    control('Corriger', () => void fix(), `Corriger : ${message}`),
    said,
  );
  return line;
}

function control(text: string, act: () => void, name: string): HTMLElement {
  const made = element('button', text);
  made.setAttribute('type', 'button');
  made.setAttribute('aria-label', `${text} : ${name}`);
  made.addEventListener('click', act);
  return made;
}

function openLine(file: string, line: number): void {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}`)}`);
}

/** The frame, its faulty line and its carets marked. */
function frameLines(frame: string): HTMLElement {
  const block = element('pre', '');
  for (const line of frame.split('\n')) {
    const row = element('span', `${line}\n`);
    if (line.startsWith('>') || /\|\s*\^+$/.test(line)) row.className = 'marked';
    block.append(row);
  }
  return block;
}

function element(tag: string, text: string): HTMLElement {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}
