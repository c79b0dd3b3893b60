import { describe, expect, test } from 'vitest';
import { drawnNodes } from '../../src/blocks/diagram-section/drawn-node.ts';
import { layOutTall } from '../../src/blocks/diagram-section/tall-layout.ts';
import { layOutWide } from '../../src/blocks/diagram-section/wide-layout.ts';
import { routes } from '../../src/generated/routes.ts';
import type { Block } from '../../src/generated/types.ts';
import { site } from './real-site.ts';
import { renderBlocks, wordsOf } from './rendered.ts';

const { diagrams, serviceCards, serviceGroups, technologies, templates, sectors } = site.tables;

/** What a visitor reads on a page, or in its blocks of one type: tags removed, every kind of space made plain. */
function textOf(path: string, type?: Block['type']): string {
  return wordsOf(renderBlocks(path, type));
}

test('the sections of the ecosystem page stand in the documented order', () => {
  expect(site.pages.find(({ path }) => path === '/ecosystem')?.blocks.map(({ type }) => type)).toEqual([
    'ecosystem-hero',
    'licence-scale',
    'service-catalogue',
    'diagram-section',
    'diagram-section',
    'advantage-list',
    'testimonial-list',
    'resource-teasers',
    'closing-band',
  ]);
});

test('all four documented addresses show the ecosystem page', () => {
  const canonical = (path: string) => routes.find((route) => route.path === path)?.canonical;
  expect(['/ecosystem', '/ecosystem/services', '/ecosystem/architecture'].map(canonical)).toEqual(
    Array.from({ length: 3 }, () => '/ecosystem'),
  );
  expect(site.pages.find(({ path }) => path === '/ecosystem')?.fallback).toBe(true);
});

test('the six groups hold the twelve technologies as documented', () => {
  expect(Object.fromEntries(serviceGroups.map((group) => [group.id, group.technologies]))).toEqual({
    core: ['ollama', 'supabase'],
    interface: ['open-webui', 'flowise'],
    automation: ['n8n'],
    data: ['qdrant', 'neo4j', 'searxng'],
    observability: ['langfuse'],
    infrastructure: ['docker-compose', 'caddy', 'scripts-automation'],
  });
});

test('each technology has one card, which links to its page and says all that the card holds', () => {
  expect(serviceCards.map(({ technology }) => technology).toSorted()).toEqual(
    technologies.map(({ id }) => id).toSorted(),
  );
  const html = renderBlocks('/ecosystem', 'service-catalogue');
  const text = textOf('/ecosystem', 'service-catalogue');
  expect(html.match(/<article/g)).toHaveLength(12);
  for (const card of serviceCards) {
    expect(card.features).toHaveLength(4);
    expect(html).toContain(`href="${card.href}"`);
    for (const part of [card.name, card.description, card.businessImpact, ...card.features, ...card.useCases]) {
      expect(text).toContain(part.replace(/\s+/g, ' '));
    }
  }
});

test('the search card carries the documented specifications', () => {
  const card = serviceCards.find(({ id }) => id === 'searxng');
  expect(card?.technicalSpecs?.map(({ label, value }) => `${label} ${value.replace(/\s/g, ' ')}`)).toEqual([
    'Moteurs 229+',
    'Confidentialité 100 %',
    'API JSON',
    'Filtrage avancé',
  ]);
});

/** The documented claims, by the section that carries them. */
const claims: [type: Block['type'], claims: string[]][] = [
  ['ecosystem-hero', ['15+', '48 h', '275 %', '100 %']],
  ['licence-scale', ['2 990', '30 000', '275 %', '6 à 12 mois']],
  ['testimonial-list', ['illustratifs', '200+', '48 h', '15+', '500+', '< 1 h']],
  [
    'resource-teasers',
    ['PDF · 2,4 Mo', 'PDF · 15,7 Mo', 'HTML', '4,2 Mo', '3,8 Mo', '5,1 Mo', '45 min', '52 min', '38 min'],
  ],
];

test.each(claims)('%s shows the documented figures', (type, expected) => {
  const text = textOf('/ecosystem', type);
  expect(expected.filter((claim) => !text.includes(claim))).toEqual([]);
});

test('there are four advantages and three testimonials, none of them on the home page', () => {
  expect(renderBlocks('/ecosystem', 'advantage-list').match(/<h3/g)).toHaveLength(4);
  const home = textOf('/');
  const quotes = [...renderBlocks('/ecosystem', 'testimonial-list').matchAll(/<blockquote[^>]*><p[^>]*>(.*?)<\/p>/g)];
  expect(quotes).toHaveLength(3);
  for (const [, quote = ''] of quotes) expect(home).not.toContain(quote.slice(5, 60));
});

test('the page draws the architecture and the three documented flows', () => {
  expect(diagrams.map(({ id }) => id)).toEqual(['architecture', 'rag', 'knowledge-graph', 'web-intelligence']);
  expect(renderBlocks('/ecosystem', 'diagram-section').match(/<figure/g)).toHaveLength(4);
});

describe.each(diagrams.map((diagram) => ({ id: diagram.id, diagram })))('the diagram $id', ({ diagram }) => {
  const nodes = drawnNodes(diagram, site.tables);
  const ids = nodes.map(({ id }) => id);

  test('has arrows only between its own boxes, at least one for each box, and boxes of one kind each', () => {
    const ends = diagram.edges.flatMap(({ from, to }) => [from, to]);
    expect(ends.filter((end) => !ids.includes(end))).toEqual([]);
    expect(ids.filter((id) => !ends.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { technology, group, label } of diagram.nodes) {
      expect([technology, group, label].filter((shown) => shown !== undefined)).toHaveLength(1);
    }
  });

  test('names every box in its steps, which say the same without the drawing', () => {
    const steps = diagram.steps.map(({ description }) => description.toLowerCase()).join(' ');
    const titles = nodes.flatMap(({ title, items }) => (items.length > 0 ? items.map((item) => item.title) : [title]));
    expect(titles.filter((title) => !steps.includes(title.toLowerCase()))).toEqual([]);
  });

  test.each([
    ['wide', layOutWide(nodes, diagram.edges)],
    ['tall', layOutTall(nodes, diagram.edges)],
  ])('is drawn %s without boxes that overlap, leave the canvas, or arrows that slant', (_, drawing) => {
    for (const [index, a] of drawing.boxes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.y).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width).toBeLessThanOrEqual(drawing.width);
      expect(a.y + a.height).toBeLessThanOrEqual(drawing.height);
      for (const b of drawing.boxes.slice(index + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart, `${a.node.id} and ${b.node.id}`).toBe(true);
      }
    }
    for (const { points } of drawing.arrows) {
      for (const [index, [x, y]] of points.slice(1).entries()) {
        const [fromX, fromY] = points[index] ?? [x, y];
        expect(fromX === x || fromY === y).toBe(true);
      }
    }
  });
});

test('the services page lists the twelve technologies, each with its key specification', () => {
  const html = renderBlocks('/services', 'technology-register');
  const text = textOf('/services', 'technology-register');
  for (const { name, href, keySpecification } of serviceCards) {
    expect(html).toContain(`href="${href}"`);
    expect(text).toContain(name.replaceAll("'", '’'));
    expect(text).toContain(`${keySpecification.label} ${keySpecification.value}`.replace(/\s+/g, ' '));
  }
  expect(html.match(/<h3/g)).toHaveLength(6);
  expect(html.match(/<h4/g)).toHaveLength(12);
});

test('each of the eight sectors has one template, with a workflow made of its own stack', () => {
  expect(templates.map(({ sector }) => sector).toSorted()).toEqual(sectors.map(({ id }) => id).toSorted());
  for (const { stack, workflow } of templates) {
    expect(workflow.map(({ technology }) => technology).filter((technology) => !stack.includes(technology))).toEqual(
      [],
    );
    expect(stack.filter((id) => !workflow.some(({ technology }) => technology === id))).toEqual([]);
  }
});

test('each template links to its sector page and to the contact page, and shows figures of its sector', () => {
  const sheets = renderBlocks('/solutions/templates', 'template-sheets').split('<article').slice(1);
  expect(sheets).toHaveLength(8);
  for (const [index, sheet] of sheets.entries()) {
    const sector = sectors.find(({ id }) => sheet.startsWith(` id="${id}"`));
    expect(sheet, `sheet ${index}`).toContain(`href="${sector?.path}"`);
    expect(sheet).toContain(`href="/contact?sujet=deployment&amp;secteur=${sector?.id}&amp;modele=${sector?.id}"`);
    const labels = sector?.figures.map(({ label }) => label) ?? [];
    const template = templates.find(({ sector: id }) => id === sector?.id);
    expect(template?.figures.filter(({ label }) => !labels.includes(label))).toEqual([]);
  }
});
