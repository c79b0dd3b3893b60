import { at, sets, type Edit } from '../spec-copy.ts';

export const textEdits: readonly Edit[] = [
  sets('the site has another name', { 'site.yaml name': 'Atelier des modèles', 'site.yaml shortName': 'Atelier' }),
  sets('other telephone numbers and addresses', {
    'site.yaml contact/phone': '01 99 00 77 77',
    'site.yaml contact/email': 'bonjour@example.fr',
    'site.yaml contact/address/streetAddress': '3 place du Marché',
    'site.yaml contact/address/addressLocality': 'Lyon',
  }),
  sets('a sector, a use case and a pack have other names', {
    'tables/sectors.yaml 1/name': 'Droit et notariat',
    'tables/use-cases.yaml 1/name': 'Lecture de documents',
    'tables/packs.yaml 0/name': 'Premier',
  }),
  {
    name: 'a technology has another name',
    change: (spec) => spec.set(`tables/${spec.folder('technologies')[0]} name`, 'Autre outil'),
  },
  {
    name: 'the headings and introductions of two pages are other ones',
    change: (spec) => {
      for (const page of ['about', 'ecosystem']) {
        const hero = at(spec.list(`pages/${page}.yaml`, 'blocks'), 0);
        hero.set('heading', `Un autre grand titre pour ${page}`);
        hero.set('intro', `Une autre introduction, écrite un matin de janvier pour ${page}.`);
      }
    },
  },
  sets('a page has another title and description', {
    'routes.yaml routes/1/head/title': 'Un autre titre pour cette page',
    'routes.yaml routes/1/head/description':
      'Un autre résumé, assez long pour que les moteurs de recherche le montrent en entier.',
  }),
  sets('a webinar is on another day, at another hour', {
    'tables/webinars.yaml -1/date': '2031-03-03',
    'tables/webinars.yaml -1/time': '09:15',
  }),
];

export const settingEdits: readonly Edit[] = [
  sets('the forms are delivered', { 'site.yaml forms/delivery': 'https://formulaires.example.fr/demandes' }),
  sets('the prices of the expertise are shown', { 'site.yaml expertisePrices/shown': true }),
];
