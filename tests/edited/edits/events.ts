import type { Edit } from '../edit.ts';
import { at, copyOf } from '../spec-copy.ts';

/** Events: what changes through the year. */
export const eventEdits: readonly Edit[] = [
  {
    name: 'an event is over',
    change: (spec) =>
      spec
        .table('events')
        .items.find((event) => event.get('status') === 'upcoming')
        ?.set('status', 'past'),
  },
  {
    name: 'a category of events is added, with its event',
    change: (spec) => {
      const categories = spec.table('event-categories');
      const category = copyOf(at(categories, 0));
      category.set('id', 'club');
      category.set('label', 'Club des utilisateurs');
      categories.add(category);
      const event = copyOf(at(spec.table('events'), -1));
      for (const [key, value] of Object.entries({
        id: 'club-de-printemps',
        title: 'Le club de printemps',
        description: 'Les utilisateurs montrent leurs montages. Chacun repart avec ceux des autres, et leurs fichiers.',
        date: '2031-05-12',
        category: 'club',
        status: 'upcoming',
      }))
        event.set(key, value);
      spec.table('events').add(event);
    },
  },
  {
    name: 'an event is removed',
    change: (spec) => spec.table('events').delete(0),
  },
];
