import { createElement, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { islandComponents, type IslandName, type IslandScriptName } from '#generated/island-components.ts';
import { useSettings } from '../ui/site-context.ts';

/** Each island with its own props, so that types relate a name to its props. */
const components: { [Name in IslandName]: ComponentType<ComponentProps<(typeof islandComponents)[Name]>> } =
  islandComponents;

/**
 * The part of a block that needs JavaScript. Its markup is complete without it; the browser hydrates it alone.
 * It is rendered on its own, with React's hydration markers, inside a page that has none.
 * @param props must survive JSON: the browser reads them from the markup.
 * @param error the message where it does not come to life, in place of the site's own
 * @param id unique on the page: ids made by `useId` start with it, here and in the browser.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  error,
  id = name,
}: {
  name: Name;
  error?: ReactNode;
  props: ComponentProps<(typeof islandComponents)[Name]> & object;
  id?: string;
}) {
  const Component = components[name];
  const html = renderToString(createElement(Component, props), { identifierPrefix: id });
  return (
    <div data-island={name} data-island-id={id} data-props={JSON.stringify(props)}>
      {/* React's own output: the only way to nest hydratable markup in a static page. */}
      <div data-island-root="" dangerouslySetInnerHTML={{ __html: html }} />
      <IslandError text={error} />
    </div>
  );
}

interface Props {
  name: IslandScriptName;
  className?: string;
  children: ReactNode;
}

/**
 * A place that a script enhances (`<type>.island.ts`). Its markup is static and true without the script: controls
 * that only the script can serve are `hidden` until it starts.
 */
export function ScriptIsland({ name, className, children }: Props) {
  return (
    <div data-island={name} className={className}>
      {children}
      <IslandError />
    </div>
  );
}

/** Shown once it is clear that the island will not come to life (`base.css`). */
function IslandError({ text }: { text?: ReactNode }) {
  const { islandError } = useSettings();
  return (
    <p data-island-error="" role="alert" className="border-l-2 border-coral pl-4 text-strong">
      {text ?? islandError}
    </p>
  );
}
