import { isMap, type YAMLMap } from 'yaml';
import { rowEdits } from './edits/rows.ts';
import { at, cents, copyOf, keyed, numberOf, sets, type Edit, type SpecCopy } from './spec-copy.ts';

const figureEdits: readonly Edit[] = [
  {
    name: 'every pack costs a tenth more, and its list price too: the discount stays',
    change: (spec) => {
      for (const pack of spec.table('packs').items)
        for (const key of ['priceEur', 'listPriceEur']) pack.set(key, cents(numberOf(pack, key) * 1.1));
    },
  },
  {
    name: 'a figure is another one, from another source',
    change: (spec) => {
      const fact = factWith(spec, (candidate) => typeof candidate.get('value') === 'number' && !candidate.has('max'));
      fact.set('value', numberOf(fact, 'value') + 1);
      fact.set('source', 'Mesure de janvier');
    },
  },
  {
    name: 'every reading of a figure grows by one',
    change: (spec) => {
      for (const reading of readingsOf(factWith(spec, (fact) => readingsOf(fact).length > 1)))
        reading.set('value', numberOf(reading, 'value') + 1);
    },
  },
  sets('other prices, places and constants of the calculator', {
    'tables/events.yaml -1/price': 120,
    'tables/events.yaml 0/attendees': 17,
    'tables/events.yaml -1/attendees': 1200,
    'roi.yaml useCases/1/costMultiplier': 1.25,
    'roi.yaml bonuses/highlyCompatible': 1.2,
    'roi.yaml defaults/currentCloudSpend': 98_765.5,
  }),
  {
    name: 'the prices include the tax',
    change: (spec) => {
      const row = spec.table('vat-modes').items.find((mode) => mode.get('included') === true);
      spec.document('site.yaml').set('vat', row?.get('id'));
    },
  },
];

const textEdits: readonly Edit[] = [
  sets('other names, addresses, titles and days', {
    'site.yaml name': 'Atelier des modèles',
    'site.yaml shortName': 'Atelier',
    'site.yaml contact/phone': '01 99 00 77 77',
    'site.yaml contact/email': 'bonjour@example.fr',
    'site.yaml contact/address/streetAddress': '3 place du Marché',
    'site.yaml contact/address/addressLocality': 'Lyon',
    'tables/sectors.yaml 1/name': 'Droit et notariat',
    'tables/use-cases.yaml 1/name': 'Lecture de documents',
    'tables/packs.yaml 0/name': 'Premier',
    'tables/webinars.yaml -1/date': '2031-03-03',
    'tables/webinars.yaml -1/time': '09:15',
    'pages/about.yaml blocks/0/heading': 'Un autre grand titre pour nous',
    'pages/about.yaml blocks/0/intro': 'Une autre introduction, écrite un matin de janvier pour cette page.',
    'routes.yaml routes/1/head/title': 'Un autre titre pour cette page',
    'routes.yaml routes/1/head/description':
      'Un autre résumé, assez long pour que les moteurs de recherche le montrent en entier.',
  }),
  {
    name: 'a technology has another name',
    change: (spec) => spec.set(`tables/${spec.folder('technologies')[0]} name`, 'Autre outil'),
  },
];

const settingEdits: readonly Edit[] = [
  sets('the forms are delivered, and the prices of the expertise are shown', {
    'site.yaml forms/delivery': 'https://formulaires.example.fr/demandes',
    'site.yaml expertisePrices/shown': true,
  }),
];

const listEdits: readonly Edit[] = [
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

const eventEdits: readonly Edit[] = [
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

/** What an owner may do, one after the other; after each the spec is valid, and at the end the site is whole. */
export const edits: Readonly<Record<string, readonly Edit[]>> = {
  figures: figureEdits,
  texts: textEdits,
  lists: listEdits,
  events: eventEdits,
  rows: rowEdits,
  settings: settingEdits,
};

function factWith(spec: SpecCopy, fits: (fact: YAMLMap) => boolean): YAMLMap {
  const found = keyed(spec.document('facts.yaml').contents).find(([, fact]) => fits(fact));
  if (found === undefined) throw new Error('no such fact');
  return found[1];
}

/** The readings of a fact that are one plain number each. */
function readingsOf(fact: YAMLMap): YAMLMap[] {
  const readings = fact.get('readings');
  const all = isMap(readings) ? keyed(readings).map(([, reading]) => reading) : [];
  return all.filter((reading) => typeof reading.get('value') === 'number' && !reading.has('max'));
}
