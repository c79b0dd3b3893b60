import { dialog, field, fill, open, required, submit, writtenNames } from './contact-form-page.ts';
import { withForm } from './forms.ts';
import { withSome } from './site.ts';
import { expect, test } from './test.ts';

withForm('contact', ({ path }) => {
  const written = required.find((name) => writtenNames.includes(name));
  withSome('required field to write in', written, (name) => {
    test('a field filled with blanks is refused as an empty one is', async ({ page }) => {
      await open(page, path);
      await fill(page, required);
      await field(page, name).fill('   ');
      await submit(page).click();
      await expect(field(page, name)).toBeFocused();
      await expect(dialog(page)).toHaveCount(0);
      await field(page, name).fill('Zoé');
      await submit(page).click();
      await expect(dialog(page)).toBeVisible();
    });
  });
});
