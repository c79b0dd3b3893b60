import { isObject, type Json, type JsonObject } from '../json.ts';

/** A fact as a page shows it: label, formatted number, unit, and all of it as a text. */
export interface FigureValue extends JsonObject {
  label: string;
  value: string;
  text: string;
}

const plainFormat = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const cents = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number as French readers write it, with its unit: `12000, '€'` → `12 000 €`. */
export function formatNumber(value: number, unit?: string): string {
  return unit === undefined ? digitsOf(value) : `${digitsOf(value, unit)}\u00A0${unit}`;
}

/** Amounts of money have cents by two, when they have any: `3870.5, '€ HT'` → `3 870,50`; other numbers have the digits they need. */
function digitsOf(value: number, unit?: string): string {
  const isMoney = unit?.startsWith('€') === true && !Number.isInteger(Math.round(value * 100) / 100);
  return (isMoney ? cents : plainFormat).format(value);
}

/**
 * The figure of a fact or of one of its readings. Fields of the reading come before those of the fact.
 * Ill-formed facts give a figure too: the schema reports them, the rest of the run goes on.
 */
export function figureOf(fact: JsonObject, reading?: JsonObject): FigureValue {
  const { label, value, max, unit, text, atLeast, lessThan, validUntil } = { ...fact, ...reading };
  const number =
    value === undefined && typeof validUntil === 'string'
      ? formatDay(validUntil)
      : `${lessThan === true ? '<\u00A0' : ''}${plain(value, unit)}${max === undefined ? '' : ` à ${plain(max, unit)}`}${atLeast === true ? '+' : ''}`;
  const figure: FigureValue = { label: plain(label), value: number, text: number };
  if (typeof unit === 'string') {
    figure.unit = unit;
    figure.text = `${number}\u00A0${unit}`;
  }
  if (typeof text === 'string') figure.text = text;
  return figure;
}

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-12-01` → `1er décembre 2026`; what is no date stays as it is, for the schema to report. */
function formatDay(iso: string): string {
  const day = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? iso : longDate.format(day).replace(/^1 /, '1er ');
}

/** The readings of a fact, or `undefined` when it has a single value. */
export function readingsOf(fact: Json | undefined): JsonObject | undefined {
  return isObject(fact) && isObject(fact.readings) ? fact.readings : undefined;
}

function plain(value: Json | undefined, unit?: Json): string {
  if (typeof value === 'number') return digitsOf(value, typeof unit === 'string' ? unit : undefined);
  return typeof value === 'string' ? value : '';
}
