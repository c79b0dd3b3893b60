import { test as base } from './test.ts';

export { expect } from 'playwright/test';

/**
 * `test` for what a site does that sends no form and loads no chat. Where the owner has set up either, the same site is
 * served without.
 */
export const test = base.extend({
  baseURL: async ({ baseURL, neutralUrl }, provide) => {
    await provide(neutralUrl ?? baseURL);
  },
});
