import type { BlockKind, BlockUse } from '../../../../src/shared/block-kind.ts';
import { isObject, type JsonObject } from '../../../base/json.ts';

/** What an owner wants to do, in the order of a page. `purpose.use` of a block's schema names one. */
export const blockUses: readonly BlockUse[] = [
  { id: 'ouvrir', label: 'Ouvrir une page' },
  { id: 'présenter', label: 'Présenter ce que vous proposez' },
  { id: 'prouver', label: 'Prouver ce que vous avancez' },
  { id: 'comparer', label: 'Comparer' },
  { id: 'expliquer', label: 'Expliquer' },
  { id: 'lister', label: 'Lister ce qui existe' },
  { id: 'convertir', label: 'Faire agir le visiteur' },
  { id: 'naviguer', label: 'Mener à une autre page' },
];

type Purpose = Pick<BlockKind, 'name' | 'use' | 'choose' | 'avoid'>;

/** What a block is for, as its schema says (`purpose`). Throws where it does not: schemas are our own code. */
export function purposeOf({ $id, purpose }: JsonObject): Purpose {
  const own = isObject(purpose) ? purpose : {};
  const word = (key: keyof Purpose): string => {
    const value = own[key];
    if (typeof value !== 'string') throw new Error(`${String($id)} does not say purpose.${key}`);
    return value;
  };
  const use = word('use');
  if (!blockUses.some(({ id }) => id === use)) throw new Error(`${String($id)}: no use is called « ${use} »`);
  return { name: word('name'), use, choose: word('choose'), avoid: word('avoid') };
}
