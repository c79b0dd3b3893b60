import type { CardsBlock } from '#generated/types.ts';
import { PlacedAction } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';
import { TopPicture } from '../../ui/picture.tsx';

/** The classes of a look: the frame of its list, the list, and its cards. */
interface Look extends Readonly<Record<'card' | 'title' | 'text', string>> {
  frame: string;
  list: (count: number) => string;
}

/** Icons, titles and texts of the cards in a row start on the same lines: cards are subgrids of the list's rows. */
const looks: Readonly<Record<NonNullable<CardsBlock['look']>, Look>> = {
  plain: {
    frame: '',
    list: () => 'grid stagger gap-x-8 gap-y-7 sm:grid-cols-2',
    card: 'border-t border-line-strong pt-5 eases hover:border-accent',
    title: 'text-h3',
    text: 'mt-2',
  },
  // The frame clips the extra rules of the first column and row.
  ruled: {
    frame: 'overflow-clip border-t border-line-strong',
    list: (count) => `-mt-px grid stagger sm:-mx-6 ${balancedColumns(count, { sm: 2, lg: 4 })}`,
    card: 'row-span-4 grid grid-rows-subgrid border-t border-line py-5 sm:border-l sm:px-6',
    title: 'text-h3',
    text: 'mt-2 text-[1rem]',
  },
  question: {
    frame: 'overflow-clip border-t border-line',
    list: (count) => `-mt-px grid lg:-mx-8 ${balancedColumns(count, { lg: 3 })}`,
    card: 'border-t border-line py-4 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:border-l lg:px-8 lg:py-12',
    title: 'font-display text-lead font-semibold',
    text: 'mt-1 max-w-prose max-sm:text-small',
  },
};

/** Cards side by side, one below the other on telephones. Of questions, the first one has the primary button. */
export function Cards({ cards, look = 'plain' }: CardsBlock) {
  const classes = looks[look];
  const buttonOf = (index: number) => (look !== 'question' ? 'tertiary' : index === 0 ? 'primary' : 'secondary');
  return (
    <div className={classes.frame}>
      <ul className={classes.list(cards.length)}>
        {cards.map(({ icon, picture, title, description, action }, index) => (
          <li key={title} className={classes.card}>
            <TopPicture picture={picture} />
            {icon !== undefined && <Icon name={icon} className="mb-4 size-6 text-accent" />}
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{description}</p>
            <PlacedAction action={action} className="mt-3" style={buttonOf(index)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
