import { at, copyOf, sets, type Edit } from '../spec-copy.ts';

export const listEdits: readonly Edit[] = [
  {
    name: 'one card more among the features of a sector',
    change: (spec) => {
      const features = at(spec.table('sectors'), 0).get('features', true);
      const list = spec.listOf(features);
      const card = copyOf(at(list, 0));
      card.set('title', 'Une cinquième carte');
      card.set('description', 'Elle dit ce que les quatre autres ne disaient pas encore de ce métier.');
      list.add(card);
    },
  },
  {
    name: 'a menu entry is added',
    change: (spec) => {
      const children = spec.list('navigation.yaml', 'header', 'items', 0, 'groups', 0, 'children');
      const entry = copyOf(at(children, 0));
      entry.set('name', 'Toutes les technologies');
      entry.set('href', '/services');
      entry.set('text', 'Chaque outil de la pile, avec sa fiche');
      children.add(entry);
    },
  },
  {
    name: 'the pages of sectors have one more button, which carries nothing to the form',
    change: (spec) => {
      const actions = spec.listOf(spec.block('sector', 'hero').get('actions'));
      actions.add(spec.node({ label: 'Nous écrire', href: '/contact' }));
    },
  },
  sets('a field of a form takes five characters', { 'forms/contact.yaml groups/0/fields/1/maxLength': 5 }),
  {
    name: 'a compatibility is another one: the first compatible use case becomes highly compatible',
    change: (spec) => {
      const row = at(spec.list('roi.yaml', 'compatibility'), 0);
      const compatible = spec.listOf(row.get('compatible'));
      spec.listOf(row.get('highly_compatible')).add(at(compatible, 0));
      compatible.delete(0);
    },
  },
  {
    name: 'a list of choices has one more, another has one fewer',
    change: (spec) => {
      const optionsOf = (id: string) =>
        spec.listOf(
          spec
            .table('form-options')
            .items.find((list) => list.get('id') === id)
            ?.get('options'),
        );
      optionsOf('budget').add(spec.node({ label: 'Plus de 2 M€' }));
      optionsOf('timeline').delete(1);
    },
  },
  {
    name: 'a subject of the contact form is added',
    change: (spec) =>
      spec.table('contact-subjects').add(
        spec.node({
          id: 'recruitment',
          label: 'Recrutement',
          description: 'Rejoindre l’équipe qui installe la pile.',
        }),
      ),
  },
];

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
