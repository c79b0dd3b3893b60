import type { Resolved } from './resolved.ts';

/** A resolved document or row, and what it is. */
export interface Value {
  kind: 'single' | 'form' | 'row';
  name: string;
  resolved: Resolved;
}
