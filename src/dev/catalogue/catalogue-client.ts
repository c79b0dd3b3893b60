/// <reference types="vite/client" />
import { copyButtons } from './copy-yaml.ts';
import { filterKinds } from './filter-kinds.ts';
import { fitFrames } from './fit-frames.ts';

// Dev server only: what the pages of the catalogue do.
filterKinds();
copyButtons();
fitFrames();

import.meta.hot?.on('spec:update', () => location.reload());
