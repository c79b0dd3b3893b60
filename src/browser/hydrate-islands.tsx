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
    let controls = root.querySelectorAll<HTMLInputElement>(controlsOfForms);
    const focused = [...controls].indexOf(document.activeElement as HTMLInputElement);
    /** Gives the controls of this part what was typed into those that it replaces. */
    const putBack = (error: unknown, part: Element) => {
      reportError(error);
      const drawn = part.querySelectorAll<HTMLInputElement>(controlsOfForms);
      for (const [index, control] of drawn.entries()) {
        const { value, checked } = controls[index] ?? control;
        Object.assign(control, { value, checked });
      }
      drawn[focused]?.focus();
      controls = drawn;
    };
    hydrateRoot(root, createElement(Component, props), {
      identifierPrefix: element.dataset.islandId ?? '',
      onUncaughtError: (error) => {
        delete element.dataset.alive;
        element.dataset.failed = '';
        root.replaceWith(markup);
        putBack(error, markup);
      },
      // A translator or an extension has changed the markup: React has drawn it anew, with empty fields.
      onRecoverableError: (error) => putBack(error, root),
    });
    element.dataset.alive = '';
  }
}

/** Not those of the calculator, which belong to the result beside them. */
const controlsOfForms = 'form[method] [name]';
