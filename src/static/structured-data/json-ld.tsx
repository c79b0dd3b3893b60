import type { Thing } from './thing.ts';

/**
 * Structured data of a page. The text is a child of the script: React writes it as it is, because HTML knows no
 * escapes there, so every `<` becomes `\u003c`, which no `</script>` or `<!--` in a title can end.
 */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  const [only] = things;
  const data = { '@context': 'https://schema.org', ...(things.length === 1 ? only : { '@graph': things }) };
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
