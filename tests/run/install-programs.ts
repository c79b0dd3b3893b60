import { findProgram, installPrograms } from './programs.ts';

/** `node tests/run/install.ts`: installs the browsers and servers that the tests need. Fails only without a Chromium. */
installPrograms();
if (findProgram('chromium') === undefined) {
  console.error(
    'Chromium could not be installed, so the browser tests cannot run. Install Chromium or Google Chrome by hand, or set ' +
      'CHROMIUM_PATH to an existing one.\n' +
      "Chromium n'a pas pu être installé : installez Chromium ou Google Chrome, ou indiquez son chemin dans CHROMIUM_PATH.",
  );
  process.exitCode = 1;
}
