import { around } from './on-use.ts';

const menuItem = '[data-menu-item]';
const panel = 'header [popover]';

/**
 * Completes the menus, which work without this script by CSS and native pop-overs:
 * Escape hides a submenu shown by hover, a pop-over closes when focus leaves it or one of its links is followed (which may lead to the same page).
 * `data-dismissed` hides the item's submenu until the pointer has left.
 */
export function startMenus(): void {
  if (!('popover' in document.body)) return;
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const item of document.querySelectorAll<HTMLElement>(`${menuItem}:hover`)) {
      // A focused link is about to be hidden: the focus moves to the button that shows it again.
      if (item.querySelector('[popover] :focus')) item.querySelector('button')?.focus();
      item.toggleAttribute('data-dismissed', true);
    }
  });
  // It does not bubble.
  addEventListener('toggle', (event) => dismissClosed(event), true);
  addEventListener('mouseout', forgetDismissal);
  addEventListener('focusout', (event) => {
    const next = event.relatedTarget as Element | null;
    const left = around(event, panel);
    if (left && next?.closest(`#${left.id}, [popovertarget=${left.id}]`) === null) left.hidePopover();
  });
  addEventListener('click', (event) => {
    if (around(event, 'a, button:not([popovertarget])')) around(event, panel)?.hidePopover();
  });
}

/** One that is closed under the pointer would be shown again at once. */
function dismissClosed(event: ToggleEvent): void {
  const isClosed = event.newState === 'closed';
  const item = around(event, menuItem);
  item?.toggleAttribute('data-dismissed', isClosed && item.matches(':hover'));
}

function forgetDismissal(event: MouseEvent): void {
  const item = around(event, menuItem);
  if (item && !item.contains(event.relatedTarget as Element | null)) item.toggleAttribute('data-dismissed', false);
}
