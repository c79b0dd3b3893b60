import { isMap, type YAMLMap } from 'yaml';
import { cents, keyed, numberOf, sets, type Edit, type SpecCopy } from '../spec-copy.ts';

export const figureEdits: readonly Edit[] = [
  {
    name: 'every pack costs a tenth more, and its list price too: the discount stays',
    change: (spec) => {
      for (const pack of spec.table('packs').items)
        for (const key of ['priceEur', 'listPriceEur']) pack.set(key, cents(numberOf(pack, key) * 1.1));
    },
  },
  sets('an event costs 120 €', { 'tables/events.yaml -1/price': 120 }),
  sets('an event has 17 places, and one has 1 200', {
    'tables/events.yaml 0/attendees': 17,
    'tables/events.yaml -1/attendees': 1200,
  }),
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
  sets('a use case costs another share of the base cost in the calculator', {
    'roi.yaml useCases/1/costMultiplier': 1.25,
  }),
  sets('the bonus of what is highly compatible is higher', { 'roi.yaml bonuses/highlyCompatible': 1.2 }),
  sets('the calculator opens with another spend', { 'roi.yaml defaults/currentCloudSpend': 98_765.5 }),
  {
    name: 'the prices include the tax',
    change: (spec) => {
      const row = spec.table('vat-modes').items.find((mode) => mode.get('included') === true);
      spec.document('site.yaml').set('vat', row?.get('id'));
    },
  },
];

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
