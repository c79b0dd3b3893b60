import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings every `[data-island]` of this name to life, each alone, with the props that rendered it. */
export function hydrateIslands<Props extends object>(name: string, Component: ComponentType<Props>): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island='${name}']:not([data-alive])`)) {
    const root = element.querySelector('[data-island-root]');
    if (root === null) continue;
    const props = JSON.parse(element.dataset.props ?? '{}') as Props;
    hydrateRoot(root, createElement(Component, props), { identifierPrefix: element.dataset.islandId ?? '' });
    element.dataset.alive = '';
  }
}
