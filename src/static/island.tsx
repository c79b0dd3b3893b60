import { createElement, type ComponentProps, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { islandComponents, type IslandName } from '../generated/island-components.ts';
import { useSite } from '../generated/site-context.tsx';

/**
 * The part of a block that needs JavaScript. Its markup is complete without it; the browser hydrates it alone.
 * It is rendered on its own, with React's hydration markers, inside a page that has none.
 * @param props must survive JSON: the browser reads them from the markup.
 * @param id unique on the page: ids made by `useId` start with it, here and in the browser.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  id = name,
}: {
  name: Name;
  props: ComponentProps<(typeof islandComponents)[Name]> & object;
  id?: string;
}) {
  const Component = islandComponents[name] as ComponentType<typeof props>;
  const { settings } = useSite();
  const html = renderToString(createElement(Component, props), { identifierPrefix: id });
  return (
    <div data-island={name} data-island-id={id} data-props={JSON.stringify(props)}>
      {/* React's own output: the only way to nest hydratable markup in a static page. */}
      <div data-island-root="" dangerouslySetInnerHTML={{ __html: html }} />
      <p data-island-error="" role="alert" hidden className="mt-6 border-l-2 border-coral pl-4 text-strong">
        {settings.islandError}
      </p>
    </div>
  );
}
