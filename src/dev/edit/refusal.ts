import type { Finding } from '../finding.ts';
import { element } from './element.ts';
import type { Outcome } from './protocol.ts';

/** Why something was not written, in the words of the check; nothing for what was. */
export function refusal(outcome: Outcome, file: string): HTMLElement[] {
  if (outcome.kind === 'impossible') return [element('p', {}, outcome.message)];
  if (outcome.kind !== 'refused') return [];
  return [
    element('p', {}, element('strong', {}, "Refusé, rien n'est écrit.")),
    ...outcome.findings.map((finding) => findingLine(finding, file)),
  ];
}

function findingLine({ message, remedy, file, position }: Finding, own: string): HTMLElement {
  const place = file === own ? '' : `${file}:${position.line} : `;
  return element('p', {}, `${place}${message}${remedy === undefined ? '' : ` ${remedy}`}`);
}
