import type { PointsBlock } from '#generated/types.ts';
import { Argument } from './argument.tsx';
import { Exchange } from './exchange.tsx';
import { Inventory } from './inventory.tsx';
import { Ledger } from './ledger.tsx';

/** Points as ruled rows; their look says what stands in a row, and where. */
export function Points({ look = 'ledger', points, descriptionLabel, counterpartLabel }: PointsBlock) {
  switch (look) {
    case 'exchange':
      return <Exchange points={points} labels={[descriptionLabel, counterpartLabel]} />;
    case 'argument':
      return <Argument points={points} label={counterpartLabel} />;
    case 'inventory':
      return <Inventory points={points} label={counterpartLabel} />;
    default:
      return <Ledger points={points} label={counterpartLabel} isNumbered={look === 'numbered'} />;
  }
}
