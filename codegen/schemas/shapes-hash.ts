import { hash } from 'node:crypto';
import type { Schemas } from './schemas.ts';

/** A hash of what the schemas say of values, worked out once: what is made of them is kept under it. */
export function shapesHash(schemas: Schemas): string {
  const { common, kinds, tables, blocks } = schemas;
  const known = hashes.get(schemas) ?? hash('sha256', JSON.stringify([common, [...kinds], [...tables], [...blocks]]));
  hashes.set(schemas, known);
  return known;
}

const hashes = new WeakMap<Schemas, string>();
