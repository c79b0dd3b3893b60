import type { Edit } from '../edit.ts';
import { at } from '../spec-copy.ts';

/** Names, headings and other texts. */
export const textEdits: readonly Edit[] = [
  {
    name: 'the site has another name',
    change: (spec) => {
      spec.document('site.yaml').set('name', 'Atelier des modèles');
      spec.document('site.yaml').set('shortName', 'Atelier');
    },
  },
  {
    name: 'other telephone numbers and addresses',
    change: (spec) => {
      const site = spec.document('site.yaml');
      site.setIn(['contact', 'phone'], '01 99 00 77 77');
      site.setIn(['contact', 'email'], 'bonjour@example.fr');
      site.setIn(['contact', 'address', 'streetAddress'], '3 place du Marché');
      site.setIn(['contact', 'address', 'addressLocality'], 'Lyon');
    },
  },
  {
    name: 'a sector, a use case, a technology and a pack have other names',
    change: (spec) => {
      at(spec.table('sectors'), 1).set('name', 'Droit et notariat');
      at(spec.table('use-cases'), 1).set('name', 'Lecture de documents');
      spec.document(`tables/${spec.folder('technologies')[0]}`).set('name', 'Autre outil');
      at(spec.table('packs'), 0).set('name', 'Premier');
    },
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
  {
    name: 'a page has another title and description',
    change: (spec) => {
      const route = at(spec.list('routes.yaml', 'routes'), 1);
      route.setIn(['head', 'title'], 'Un autre titre pour cette page');
      route.setIn(
        ['head', 'description'],
        'Un autre résumé, assez long pour que les moteurs de recherche le montrent en entier.',
      );
    },
  },
  {
    name: 'a webinar is on another day, at another hour',
    change: (spec) => {
      const webinar = at(spec.table('webinars'), -1);
      webinar.set('date', '2031-03-03');
      webinar.set('time', '09:15');
    },
  },
];
