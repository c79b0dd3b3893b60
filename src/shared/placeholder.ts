/** A value that its owner still has to write, in a text: `[à compléter : dénomination sociale]`, also in capitals or without accents. */
export const placeholder = /(\[\s*[àa]\scompl[ée]ter[^\]]*\]?)/iu;
