import { join } from 'node:path';
import { keepParts } from './keep-parts.ts';

// The last step of an install (`codegen/prepare.js`).
await keepParts(join(import.meta.dirname, '../../..'));
