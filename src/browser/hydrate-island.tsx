import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings one `[data-island]` element to life with the component and the props that rendered it. */
export function hydrateIsland<Props extends object>(element: HTMLElement, Component: ComponentType<Props>): void {
  const root = element.querySelector('[data-island-root]');
  if (root === null) return;
  const props = JSON.parse(element.dataset.props ?? '{}') as Props;
  hydrateRoot(root, <Component {...props} />, { identifierPrefix: element.dataset.islandId ?? '' });
}
