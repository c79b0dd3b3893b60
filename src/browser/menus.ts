/**
 * What CSS and native pop-overs cannot do for the menus, which work without this script:
 * Escape hides a submenu shown by hover or focus, a pop-over closes when focus leaves it or one of its links is followed (which may lead to the same page).
 */
export function startMenus(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-menu-item]')) startItem(item);
  for (const panel of document.querySelectorAll<HTMLElement>('header [popover]')) startPanel(panel);
}

/** `data-dismissed` hides the item's submenu until the pointer and the focus have left. */
function startItem(item: HTMLElement): void {
  const isUsed = (): boolean => item.matches(':hover, :focus-within');
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isUsed()) return;
    // A focused link is about to be hidden: the focus moves to the button that shows it again.
    if (item.querySelector('[popover] :focus')) item.querySelector('button')?.focus();
    item.dataset.dismissed = '';
  });
  item.addEventListener('toggle', (event) => dismissWhen(item, event.newState === 'closed' && isUsed()), true);
  item.addEventListener('mouseleave', () =>
    dismissWhen(item, item.querySelector(':focus-visible') !== null && isDismissed(item)),
  );
  item.addEventListener('focusout', ({ relatedTarget }) => {
    const stays = relatedTarget instanceof Node && item.contains(relatedTarget);
    dismissWhen(item, isDismissed(item) && (stays || item.matches(':hover')));
  });
}

function isDismissed(item: HTMLElement): boolean {
  return 'dismissed' in item.dataset;
}

function dismissWhen(item: HTMLElement, condition: boolean): void {
  item.toggleAttribute('data-dismissed', condition);
}

function startPanel(panel: HTMLElement): void {
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    const invoker = document.querySelector(`[popovertarget="${panel.id}"]`);
    if (relatedTarget instanceof Node && relatedTarget !== invoker && !panel.contains(relatedTarget))
      panel.hidePopover();
  });
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, [data-chat]')) panel.hidePopover();
  });
}
