import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings every `[data-island]` of this name to life, each alone, with the props that rendered it. One that throws gets its finished markup back, with
 * what was typed into its form, and is marked `data-failed` (see `islands.ts`).
 */
export function hydrateIslands<Props extends object>(name: string, Component: ComponentType<Props>): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island='${name}']:not([data-alive])`)) {
    const root = element.querySelector('[data-island-root]');
    if (root === null) continue;
    const props = JSON.parse(element.dataset.props ?? '{}') as Props;
    const markup = root.cloneNode(true) as Element;
    const controls = root.querySelectorAll<HTMLInputElement>(controlsOfForms);
    hydrateRoot(root, createElement(Component, props), {
      identifierPrefix: element.dataset.islandId ?? '',
      onUncaughtError: (error) => {
        reportError(error);
        delete element.dataset.alive;
        element.dataset.failed = '';
        for (const [index, control] of markup.querySelectorAll<HTMLInputElement>(controlsOfForms).entries()) {
          const { value, checked } = controls[index] ?? control;
          Object.assign(control, { value, checked });
        }
        root.replaceWith(markup);
      },
    });
    element.dataset.alive = '';
  }
}

/** Not those of the calculator, which belong to the result beside them. */
const controlsOfForms = 'form[method] [name]';
