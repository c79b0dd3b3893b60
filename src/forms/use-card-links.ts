import { useEffect } from 'react';
import type { Form } from '#generated/types.ts';
import { fieldsOf } from './fields-of.ts';

/** A link of the page to a card (`#security`) chooses it too, also when the address is already there. */
export function useCardLinks(form: Form): void {
  useEffect(() => {
    const ids = new Set(
      fieldsOf(form).flatMap(({ kind, choices = [] }) => (kind === 'cards' ? choices.map(({ value }) => value) : [])),
    );
    const select = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const id = link?.getAttribute('href')?.slice(1) ?? '';
      if (ids.has(id)) document.querySelector<HTMLElement>(`#${id} input`)?.click();
    };
    document.addEventListener('click', select);
    return () => document.removeEventListener('click', select);
  }, [form]);
}
