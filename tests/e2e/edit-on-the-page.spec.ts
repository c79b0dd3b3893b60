import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNightly } from '../run/sample.ts';
import { writeBelow } from '../run/test-folder.ts';
import { copySmallSite } from '../small-site/copy-small-site.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { startDev } from './start-dev.ts';
import { expect, test } from './test.ts';

// What it reports is in the hands of the first of these tests.
test.use({ mayFail: true });

const engine = join(import.meta.dirname, '../..');

test('a text is edited where it is read: the page and its file change, a refused one is not written, each step is taken back', async ({
  page,
}) => {
  test.slow();
  const root = copySmallSite();
  const file = join(root, 'spec/pages/home.yaml');
  const before = readFileSync(file, 'utf8');
  const { url, stop } = await startDev(root);
  let values = 0;
  page.on('request', (request) => (values += Number(/@spec\/edit\/value\?/.test(request.url()))));
  try {
    await page.goto(url);
    const heading = page.getByRole('heading', { level: 1 });
    const first = await heading.innerText();
    // The key is heard once the page's script runs.
    await page.getByRole('button', { name: 'Modifier' }).waitFor();
    await page.keyboard.press('e');
    await expect(page.getByText('Cliquez sur un texte pour le modifier.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Textes' })).toBeVisible();
    await expect(page.getByText(/^À approuver : \d+ ici, \d+ en tout$/)).toBeAttached();
    await heading.click();
    const panel = page.getByRole('dialog');
    const field = panel.getByRole('textbox').first();
    await expect(field).toHaveValue(first.replaceAll('’', "'").replaceAll('\u00A0', ' '));
    const faults = () => accessibilityFaults(page, { within: 'spec-edit' });
    expect(await faults()).toEqual([]);

    // Going back while a page comes in is no error of the site; another one is told.
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.evaluate(() => {
      void Promise.reject(new DOMException('Transition was aborted because of invalid state.', 'InvalidStateError'));
      void Promise.reject(new Error('Other'));
    });
    await expect.poll(() => errors).toEqual(['Other']);

    await field.fill('');
    await panel.getByRole('button', { name: 'Enregistrer' }).first().click();
    await expect(panel.getByRole('alert').filter({ hasText: "Refusé, rien n'est écrit." })).toBeVisible();
    expect(readFileSync(file, 'utf8')).toBe(before);

    const next = 'Un titre écrit sur la page';
    await field.fill(next);
    await field.press('Control+s');
    await expect(heading).toHaveText(next);
    await expect(panel.getByRole('status').first()).toContainText('Enregistré.');
    const after = readFileSync(file, 'utf8');
    expect(after.split('\n').filter((line) => !before.includes(line))).toEqual([expect.stringContaining(next)]);
    expect(after.split('\n')).toHaveLength(before.split('\n').length);

    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(heading).toHaveText(first);
    expect(readFileSync(file, 'utf8')).toBe(before);
    await page.getByRole('button', { name: 'Rétablir', exact: true }).click();
    await expect(heading).toHaveText(next);

    // Someone else saves while the field has the focus: it shows what was saved, and keeps the focus.
    const typed = readFileSync(file, 'utf8');
    await field.focus();
    writeFileSync(file, typed.replace(next, 'Le leur'));
    await expect(heading).toHaveText('Le leur');
    await expect(field).toHaveValue('Le leur');
    await expect(field).toBeFocused();
    writeFileSync(file, typed);
    await expect(heading).toHaveText(next);
    await expect(field).toHaveValue(next);
    await expect(field).toBeFocused();
    // Someone else saves the same value while it is typed.
    await field.fill('Le mien');
    writeFileSync(file, typed.replace(next, 'Le sien'));
    await expect(heading).toHaveText('Le sien');
    await panel.getByRole('button', { name: 'Enregistrer' }).first().click();
    await expect(panel.getByText('Elle est maintenant : « Le sien »')).toBeVisible();
    expect(readFileSync(file, 'utf8')).toContain('Le sien');
    await panel.getByRole('button', { name: 'Garder la mienne' }).click();
    await expect(heading).toHaveText('Le mien');
    expect(readFileSync(file, 'utf8')).toBe(typed.replace(next, 'Le mien'));
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(heading).toHaveText('Le sien');

    // Enter saves a text of several lines on the page as well; a button that has moved an item to the end keeps the focus.
    await page.getByRole('main').getByText('Un samedi matin').click();
    await expect(field).toHaveValue(/^Un samedi matin/);
    await field.fill('Un dimanche matin sur deux, l’atelier ouvre ses presses à tous ceux qui ont un livre à sauver.');
    // The text that is clicked next stays the chosen one, although the panel is read again while its values are on their way.
    const asked = values;
    const isAsked = (count: number) => expect.poll(() => values).toBeGreaterThan(asked + count);
    await page.route(/@spec\/edit\/page\?/, async (route) => {
      await isAsked(0);
      await route.continue();
    });
    await field.press('Enter');
    await expect(page.getByRole('main').getByText('Un dimanche matin')).toBeVisible();
    await page.route(
      /@spec\/edit\/value\?/,
      async (route) => {
        await isAsked(1);
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole('main').getByText('Recoudre').click();
    const down = panel.getByRole('button', { name: 'Descendre « Recoudre »' });
    await down.press('Enter');
    await expect(down).toBeDisabled();
    await expect(down).toBeFocused();
    await page.unrouteAll();
    // A second click on a button repeats nothing, and is no conflict with oneself.
    const moved = readFileSync(file, 'utf8');
    await panel.getByRole('button', { name: 'Monter « Recoudre »' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(down).toBeEnabled();
    await expect(panel.getByRole('region', { name: 'En attente' })).toBeHidden();
    await down.press('Enter');
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(moved);

    // The remedy of a finding is applied while the page is edited, too.
    const valid = readFileSync(file, 'utf8');
    writeFileSync(file, valid.replace('icon: scissors', 'icon: scisors'));
    await page.getByRole('button', { name: /^Corriger/ }).click();
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(valid);

    await page.getByRole('button', { name: 'Textes' }).click();
    await expect(panel.getByRole('heading', { name: 'Textes de cette page' })).toBeVisible();
    for (const fold of await panel.getByRole('group').all()) await fold.evaluate((one) => one.setAttribute('open', ''));
    expect(await faults()).toEqual([]);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(panel.getByText("n'est pas suivi par git")).toBeVisible({ timeout: 60_000 });
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');
    expect(errors).toEqual(['Other']);
    if (!isNightly) return;

    // A block of a kind that is new to the page comes in; a file that is dropped on its picture replaces it, once it is described.
    const [old, fresh] = ['baie.jpg', 'ponton.jpg'].map((name) => join(root, 'spec/pictures', name)) as [
      string,
      string,
    ];
    const voile = join(engine, 'examples/voile/spec/pictures');
    cpSync(join(voile, 'baie.jpg'), old);
    writeBelow(root, { 'spec/tables/pictures.yaml': '- { id: baie, image: baie.jpg, alt: Une baie. }\n' });
    appendFileSync(file, '  - { type: gallery, heading: Nos images, rows: { from: pictures } }\n');
    const picture = page.getByRole('img', { name: 'Une baie.' });
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], 'Ponton.JPG'));
        return transfer;
      },
      readFileSync(join(voile, 'ponton.jpg'), 'base64'),
    );
    await picture.scrollIntoViewIfNeeded({ timeout: 10_000 });
    await expect(picture).toBeVisible();
    const { x, y } = (await picture.boundingBox())!;
    await picture.dispatchEvent('drop', { dataTransfer, clientX: x + 9, clientY: y + 9 });
    await panel.getByLabel('Ce que l’on voit').fill('Un ponton.');
    expect(await faults()).toEqual([]);
    await panel.getByRole('button', { name: 'Remplacer l’image' }).click();
    await expect(page.getByRole('img', { name: 'Un ponton.' })).toBeVisible();
    expect([old, fresh].map((one) => existsSync(one))).toEqual([false, true]);
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(picture).toBeVisible();
    expect([old, fresh].map((one) => existsSync(one))).toEqual([true, false]);
    // What is no image is told before it is described.
    const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await panel.getByLabel('Une autre image').setInputFiles(notes);
    await expect(panel.getByText('« notes.pdf » n’est pas une image')).toBeVisible();
  } finally {
    await stop();
    rmSync(root, { recursive: true, force: true });
  }
});

test('whoever a proxy names sends a publication from the page, and reads there why one is refused @nightly', async ({
  page,
}) => {
  const root = copySmallSite();
  const shared = mkdtempSync(join(tmpdir(), 'shared-'));
  const author = { NAME: 'A', EMAIL: 'a@example.fr' };
  for (const [key, value] of Object.entries(author))
    for (const who of ['AUTHOR', 'COMMITTER']) process.env[`GIT_${who}_${key}`] = value;
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });
  const file = 'spec/pages/home.yaml';
  writeFileSync(join(root, '.gitignore'), '/*\n!/spec\n');
  git(shared, 'init', '--quiet', '--bare', '--initial-branch=main');
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'Begin');
  git(root, 'remote', 'add', 'origin', shared);
  git(root, 'push', '--quiet', 'origin', 'main');
  const { url, stop } = await startDev(root, { EDIT_USER_HEADER: 'x-user' });
  const panel = page.getByRole('dialog');
  const write = (text: string, from: RegExp) =>
    writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, text));
  try {
    await page.goto(url);
    await page.getByRole('button', { name: 'Modifier' }).click();
    await expect(page.getByText('Connectez-vous')).toBeVisible();
    await page.setExtraHTTPHeaders({ 'x-user': 'Marie' });
    await page.goto(url);

    write('Un dimanche', /Un samedi/);
    await page.getByRole('button', { name: 'Modifier' }).click();
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    const send = panel.getByRole('button', { name: 'Envoyer ces changements' });
    await expect(panel.getByText('« Un samedi matin')).toBeVisible({ timeout: 60_000 });
    expect(await accessibilityFaults(page, { within: 'spec-edit' })).toEqual([]);
    // What is saved after the report is read is shown before it is sent.
    write('Un dimanche soir', /Un dimanche/);
    await send.click();
    await expect(panel.getByText('relisez-les')).toBeVisible({ timeout: 60_000 });
    await expect(panel.getByText('soir')).toBeVisible();
    expect(git(shared, 'for-each-ref', 'refs/heads/publication-*')).toBe('');
    await send.click();
    await expect(panel.getByText('Envoyé sur la branche')).toBeVisible({ timeout: 60_000 });
    const branch = git(shared, 'for-each-ref', '--format=%(refname)', 'refs/heads/publication-*').trim();
    expect(git(shared, 'show', `${branch}:${file}`)).toContain('Un dimanche soir');

    git(tmpdir(), 'clone', '--quiet', shared, `${shared}/other`);
    writeFileSync(`${shared}/other/${file}`, readFileSync(join(root, file), 'utf8').replace('Un dimanche', 'Un lundi'));
    git(`${shared}/other`, 'commit', '--quiet', '--all', '--message', 'Lundi');
    git(`${shared}/other`, 'push', '--quiet');
    write('Un mardi', /Un dimanche/);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(panel.getByRole('alert').filter({ hasText: 'git pull' })).toContainText(file, { timeout: 60_000 });
    expect(readFileSync(join(root, file), 'utf8')).toContain('Un mardi');
  } finally {
    await stop();
    for (const folder of [root, shared]) rmSync(folder, { recursive: true, force: true });
  }
});
