/** The words that a site places around its values; « … » is the place of a value. */
const french = {
  newTab: 'nouvel onglet',
  diagram: 'Schéma :',
  screen: 'Écran reconstitué',
  rangeTo: 'à',
  minutes: 'min',
  online: 'en ligne',
  cancelled: 'Annulé',
  postponed: 'Reporté',
  months: 'mois',
  year: 'an',
  years: 'ans',
  fromMonth: 'dès le … mois',
  moreThan: 'plus de',
  lessThan: 'moins de',
  thousand: 'k',
  million: 'M',
  billion: 'Md',
  dayRange: 'du … au …',
  timeRange: 'de … à …',
  daily: 'tous les jours',
  closed: 'fermé',
  byAppointment: 'sur rendez-vous',
  mailForm: 'Écrivez l’adresse entière\u202F: nom@exemple.fr',
};

export type Words = Readonly<Record<keyof typeof french, string>>;

const english: Words = {
  newTab: 'new tab',
  diagram: 'Diagram:',
  screen: 'Reconstructed screen',
  rangeTo: 'to',
  minutes: 'min',
  online: 'online',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  months: 'month | months',
  year: 'year',
  years: 'years',
  fromMonth: 'from month …',
  moreThan: 'more than',
  lessThan: 'less than',
  thousand: 'k',
  million: 'm',
  billion: 'bn',
  dayRange: '… to …',
  timeRange: '… to …',
  daily: 'every day',
  closed: 'closed',
  byAppointment: 'by appointment',
  mailForm: 'Write the whole address: name@example.com',
};

const german: Words = {
  newTab: 'neuer Tab',
  diagram: 'Schema:',
  screen: 'Nachgestellte Ansicht',
  rangeTo: 'bis',
  minutes: 'Min.',
  online: 'online',
  cancelled: 'Abgesagt',
  postponed: 'Verschoben',
  months: 'Monat | Monate',
  year: 'Jahr',
  years: 'Jahre',
  fromMonth: 'ab dem … Monat',
  moreThan: 'mehr als',
  lessThan: 'weniger als',
  thousand: ' Tsd.\u00A0',
  million: ' Mio.\u00A0',
  billion: ' Mrd.\u00A0',
  dayRange: '… bis …',
  timeRange: '… bis … Uhr',
  daily: 'täglich',
  closed: 'geschlossen',
  byAppointment: 'nach Vereinbarung',
  mailForm: 'Schreiben Sie die ganze Adresse: name@beispiel.de',
};

const words: Readonly<Record<string, Words>> = { fr: french, en: english, de: german };

/** The mark of an event that does not take place as announced (« Annulé »): nobody registers for it. */
export function calledOffMark(status: unknown, marks: Pick<Words, 'cancelled' | 'postponed'>): string | undefined {
  return status === 'cancelled' || status === 'postponed' ? marks[status] : undefined;
}

/** The usual words of a language; none for a language whose words the owner writes (`locale.words`). */
export function usualWords(language: string): Words | undefined {
  return Object.hasOwn(words, language) ? words[language] : undefined;
}
