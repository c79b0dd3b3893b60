import { askToken, change, openLine } from './edit/door.ts';
import { button, element } from './edit/element.ts';
import type { ShownFinding } from './finding.ts';
import overlayStyles from './findings-overlay.css?inline';

/** Shows all findings over the last good page; gone as soon as there are none. It can be folded away, not lost. */
export class FindingsOverlay {
  readonly #host = document.createElement('spec-findings');
  readonly #root = this.#host.attachShadow({ mode: 'open' });

  /** Replaces what is shown. */
  show(findings: readonly ShownFinding[]): void {
    if (findings.length === 0) {
      this.#host.remove();
      return;
    }
    const count = findings.length === 1 ? '1 erreur' : `${findings.length} erreurs`;
    const isRenderFault = findings.every(({ code }) => code.startsWith('render/'));
    const title = isRenderFault ? 'La page ne peut pas être affichée' : `${count} dans la spécification`;
    const behind = hasPage() ? 'Vous voyez la dernière version valide de la page. ' : '';
    const panel = element(
      'details',
      { open: true },
      element('summary', {}, title),
      element('p', {}, `${behind}Corrigez, enregistrez : ce panneau disparaît.`),
      ...findings.map(article),
    );
    this.#root.replaceChildren(element('style', {}, overlayStyles), panel);
    document.body.append(this.#host);
  }
}

/** Is there a page behind the panel? */
function hasPage(): boolean {
  return document.querySelector('main') !== null;
}

function article(finding: ShownFinding): HTMLElement {
  const { file, position, path, message, remedy, frame, hasOneRemedy } = finding;
  const place = `${file}:${position.line}:${position.column}`;
  return element(
    'article',
    {},
    element('h2', {}, message.charAt(0).toLocaleUpperCase('fr') + message.slice(1)),
    remedy === undefined ? undefined : element('p', {}, remedy),
    element(
      'p',
      {},
      control(place, () => openLine(file, position.line), "Ouvrir cette ligne dans l'éditeur"),
      element('code', {}, path),
    ),
    hasOneRemedy ? fixButton(finding) : undefined,
    frame === '' ? undefined : frameLines(frame),
  );
}

function fixButton({ file, path, message }: ShownFinding): HTMLElement {
  const said = element('span', { role: 'status' });
  const fix = async () => {
    await askToken();
    const outcome = await change('fix', { file, path, message });
    if (outcome.kind === 'impossible' || outcome.kind === 'conflict') said.textContent = ` ${outcome.message}`;
  };
  return element(
    'p',
    {},
    control('Corriger', () => void fix(), message),
    said,
  );
}

function control(text: string, act: () => void, name: string): HTMLElement {
  return button(text, act, { 'aria-label': `${text} : ${name}` });
}

/** The frame, its faulty line and its carets marked. */
function frameLines(frame: string): HTMLElement {
  const rows = frame.split('\n').map((line) => {
    const isMarked = line.startsWith('>') || /\|\s*\^+$/.test(line);
    return element('span', { class: isMarked && 'marked' }, `${line}\n`);
  });
  return element('pre', {}, ...rows);
}
