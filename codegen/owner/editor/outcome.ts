import type { Finding } from '../../base/findings/finding.ts';

/** The result of a request to change the spec. */
export type Outcome =
  | { readonly kind: 'done'; readonly words: string }
  /** The spec would have findings that it does not have now: nothing is written. */
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] }
  /** The file was changed after it was read: nothing is written. */
  | { readonly kind: 'conflict'; readonly message: string }
  /** The request cannot be fulfilled. */
  | { readonly kind: 'impossible'; readonly message: string };

export function impossible(message: string): Outcome {
  return { kind: 'impossible', message };
}

/** The file has changed since the page read it. */
export function conflictWith(file: string): Outcome {
  return {
    kind: 'conflict',
    message: `Quelqu'un a enregistré ${file} depuis que ce panneau est ouvert : rien n'est écrit. Voici sa version de maintenant.`,
  };
}
