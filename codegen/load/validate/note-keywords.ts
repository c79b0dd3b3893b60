/** Keywords of schemas that validate nothing: the steps that read them know what they mean, and editors are not told. */
export const noteKeywords: readonly string[] = [
  'unit',
  'vat',
  'rendersH1',
  'shows',
  'rows',
  'own',
  'placedIn',
  'orderedBy',
  'repeats',
  'frame',
  'optional',
  'needs',
  'as',
  'rowsOf',
  'drawn',
  'becomes',
];
