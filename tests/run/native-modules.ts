import type { ViteUserConfig } from 'vitest/config';

/**
 * Node loads the modules of the tests by itself, as it loads those of the commands: quicker than to have each one made, sent and wrapped by
 * Vite, and so is what they do.
 */
export const nativeModules = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // Less of what the tests read and throw away is moved before it is let go of.
  execArgv: ['--max-semi-space-size=64', '--import', new URL('load-tsx.ts', import.meta.url).href],
} satisfies ViteUserConfig['test'];
