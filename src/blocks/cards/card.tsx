import type { CardItem } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ChatNotice } from '../../ui/chat-notice.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The classes of a card and of its parts. */
export type CardLook = Readonly<Record<'card' | 'icon' | 'title' | 'text' | 'action', string>>;

/** A card: icon, title (h3), description and link. */
export function Card({
  card: { icon, title, description, action },
  look,
  button,
}: {
  card: CardItem;
  look: CardLook;
  button: 'primary' | 'secondary' | 'tertiary';
}) {
  return (
    <li className={look.card}>
      {icon !== undefined && <Icon name={icon} className={`size-6 text-accent ${look.icon}`} />}
      <h3 className={look.title}>{title}</h3>
      <p className={look.text}>{description}</p>
      {action !== undefined && (
        <div className={look.action}>
          <ActionLink action={action} style={button} />
          <ChatNotice actions={[action]} className="mt-3" />
        </div>
      )}
    </li>
  );
}
