import { expect, test } from 'vitest';
import type { Form, FormCalendar, FormField } from '#generated/types.ts';
import { momentHints } from '../../src/forms/hints.ts';
import { requestedEntry } from '../../src/forms/save-calendar-file.ts';

const fields: FormField[] = [
  { name: 'day', kind: 'date', label: 'Jour', closed: { days: ['saturday', 'sunday'], note: 'Fermé' } },
  { name: 'hour', kind: 'slot', label: 'Heure', passed: { date: 'day', note: 'Passée' }, days: [] },
];
const noon = new Date('2026-12-01T11:00:00Z');

test.each([
  ['2026-12-06', '', 'Europe/Paris', ['Fermé']],
  ['2026-12-05', '', 'Europe/Paris', ['Fermé']],
  ['2026-12-07', '', 'Europe/Paris', []],
  ['', '', 'Europe/Paris', []],
  ['', '09:00', 'Europe/Paris', []],
  // It is noon in Paris and six in the morning in Montréal.
  ['2026-12-01', '11:30', 'Europe/Paris', ['Passée']],
  ['2026-12-01', '12:00', 'Europe/Paris', ['Passée']],
  ['2026-12-01', '12:30', 'Europe/Paris', []],
  ['2026-12-01', '11:30', 'America/Toronto', []],
  ['2026-11-29', '09:00', 'Europe/Paris', ['Fermé', 'Passée']],
])(
  'a day or an hour that nobody can take is said beside its field %s at « %s » in %s: %j',
  (day, hour, timeZone, said) => {
    const hints = momentHints(fields, { day, hour }, { now: noon, timeZone });
    expect(hints.map(({ message }) => message)).toEqual(said);
  },
);

test('the appointment that was asked for lasts as long as the card that was chosen, and is tentative', () => {
  const choices = [{ value: 'long', label: 'La longue', figure: { value: 75, unit: 'min' } }];
  const form: Form = {
    id: 'visit',
    groups: [{ legend: 'Visite', fields: [...fields, { name: 'kind', kind: 'cards', label: 'Sorte', choices }] }],
    submit: 'Demander',
  };
  const calendar: FormCalendar = {
    label: 'Agenda',
    title: 'Visite : {answers.kind}',
    date: 'day',
    time: 'hour',
    minutes: 'kind',
  };
  const sent = { day: '2026-12-01', hour: '14:30', kind: 'long' };
  const page = new URL('https://www.example.fr/visite');
  expect(requestedEntry(form, calendar, { sent, timeZone: 'Europe/Paris', page })).toMatchObject({
    uid: 'visit-2026-12-01-1430@www.example.fr',
    date: '2026-12-01',
    start: 870,
    end: 945,
    title: 'Visite : La longue',
    isTentative: true,
  });
  const { label, title, date, time } = calendar;
  const short = requestedEntry(form, { label, title, date, time }, { sent, timeZone: 'Europe/Paris', page });
  expect(short.end).toBeUndefined();
});
