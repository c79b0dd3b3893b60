/**
 * A sign that is not among those that texts are nearly always made of: letters, figures and punctuation, each one character that is seen, spaces and
 * ends of lines.
 */
const otherSign =
  /[^\n\u0020-\u007E\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027\u2030-\u205E\u20A0-\u20BF\u2122\u2190-\u22FF]/;

/** Whether a text has only signs of which none is invisible, lost, a space of another kind or part of a letter: most have, and need no closer look. */
export function isOrdinary(text: string): boolean {
  return !otherSign.test(text);
}
