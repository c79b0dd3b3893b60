import type { PointsBlock } from '#generated/types.ts';
import { Argument } from './argument.tsx';
import { Exchange } from './exchange.tsx';
import { Inventory } from './inventory.tsx';
import { Ledger } from './ledger.tsx';

const looks = { ledger: Ledger, numbered: Ledger, argument: Argument, exchange: Exchange, inventory: Inventory };

/** Points as ruled rows; their look says what stands in a row, and where. */
export function Points(block: PointsBlock) {
  const Look = looks[block.look ?? 'ledger'];
  return <Look {...block} />;
}
