/**
 * A contact sheet: the pictures side by side, each under its page's address.
 * @param pictures addresses, and files relative to the sheet
 */
export function emitContactSheet(pictures: readonly { path: string; file: string }[]): string {
  const figures = pictures.map(
    ({ path, file }) =>
      `<figure><figcaption>${path}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`,
  );
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<title>Planche des pages</title>
<style>
  body { margin: 0; padding: 24px; background: #444; color: #fff; font: 14px monospace; }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 24px; align-items: start; }
  figure { margin: 0; }
  figcaption { padding-bottom: 8px; }
  img { width: 100%; height: auto; display: block; }
</style>
<main>
${figures.join('\n')}
</main>
</html>
`;
}
