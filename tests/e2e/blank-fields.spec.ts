import { required, writtenNames } from './contact-form-page.ts';
import { withForm } from './forms.ts';
import { withSome } from './site.ts';
import { expect, test } from './neutral-site.ts';

withForm('contact', ({ path }) => {
  const written = required.find((name) => writtenNames.includes(name));
  withSome('required field to write in', written, (name) => {
    test('a field filled with blanks is refused as an empty one is', async ({ contact }) => {
      await contact.open(path);
      await contact.fillIn(required);
      await contact.field(name).fill('   ');
      await contact.submit.click();
      await expect(contact.field(name)).toBeFocused();
      await expect(contact.dialog).toHaveCount(0);
      await contact.field(name).fill('Zoé');
      await contact.send();
    });
  });
});
