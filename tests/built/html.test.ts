import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import type { Message } from 'html-validate/node';
import { expect, test } from 'vitest';
import { pages, readText } from './dist.ts';
import { htmlRules } from './html-rules.ts';

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

/** A template is no content until a script has filled it. */
const isOnPage = ({ selector }: Message) => !selector?.includes('template');

test.for(pages)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readText(file), file);
  const messages = results.flatMap((result) =>
    result.messages
      .filter(isOnPage)
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});
