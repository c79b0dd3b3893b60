import type { Fault } from '../findings/fault.ts';
import type { Finding } from '../findings/finding.ts';
import { documentFinding } from '../findings/report.ts';
import { isObject, type DocumentPath, type JsonObject } from '../json.ts';
import { readingsOf } from '../resolve/figure.ts';
import type { SpecIndex } from '../resolve/spec-index.ts';

/** A fact's value is the number alone, and its upper bound is above it. */
export function checkFactValues(index: SpecIndex): Finding[] {
  const source = index.singles.get('facts');
  if (source === undefined || !isObject(source.data)) return [];
  return Object.entries(source.data).flatMap(([id, fact]) => {
    if (!isObject(fact)) return [];
    const versions = Object.entries(readingsOf(fact) ?? {}).flatMap(([name, reading]) =>
      isObject(reading) ? [{ path: [id, 'readings', name], figure: { ...fact, ...reading } }] : [],
    );
    const figures = versions.length > 0 ? versions : [{ path: [id], figure: fact }];
    return figures.flatMap(({ path, figure }) =>
      [valueFault(figure), boundFault(figure)].flatMap((found) =>
        found === undefined ? [] : [documentFinding(source.document, [...path, ...found.at], found.fault)],
      ),
    );
  });
}

interface Found {
  at: DocumentPath;
  fault: Fault;
}

/** « 285 % » beside `unit: "%"` would be shown as « 285 % % »; « "12000" » would lack its spaces. */
function valueFault({ value, unit }: JsonObject): Found | undefined {
  if (typeof value !== 'string') return undefined;
  const ending = typeof unit === 'string' ? unit : '';
  const number = (ending !== '' && value.endsWith(ending) ? value.slice(0, -ending.length) : value).trim();
  if (!/^\d[\d\s]*(?:[.,]\d+)?$/.test(number)) return undefined;
  const bare = number.replaceAll(/\s/g, '').replace(',', '.');
  const message =
    number === value.trim()
      ? `« ${value} » est un texte : le site n'y pose ni espaces ni virgule.`
      : `« ${value} » répète l'unité, que « unit » donne déjà.`;
  return {
    at: ['value'],
    fault: { code: 'rule/fact-value', message, remedy: `Écrivez le nombre seul : « value: ${bare} ».` },
  };
}

function boundFault({ value, max }: JsonObject): Found | undefined {
  if (typeof value !== 'number' || typeof max !== 'number' || max > value) return undefined;
  const message = `la borne haute (${max}) n'est pas au-dessus de la valeur (${value}).`;
  const remedy = max === value ? 'Supprimez « max ».' : `Échangez-les : « value: ${max} », « max: ${value} ».`;
  return { at: ['max'], fault: { code: 'rule/fact-bound', message, remedy } };
}
