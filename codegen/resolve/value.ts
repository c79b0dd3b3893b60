import type { Resolved } from './resolver.ts';

/** A resolved document or row, and what it is. */
export interface Value {
  kind: 'single' | 'row';
  name: string;
  resolved: Resolved;
}
