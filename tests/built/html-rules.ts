import type { ConfigData } from 'html-validate';

/** The rules that every built page is held to, with no error left. A rule that is off says why. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // How React writes HTML, all valid: `<!doctype html>`, `<meta …/>`, `charSet`, `hidden=""`.
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // HTML only forbids spaces in ids; those of React's useId start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Everything comes from this very server, whose files carry their hash in their name.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The filter of the agenda applies each choice at once: there is nothing left to submit.
    'wcag/h32': 'off',
  },
};
