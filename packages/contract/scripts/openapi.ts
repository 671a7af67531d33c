import { writeFileSync } from 'node:fs';
import { openapi } from '../src/openapi.ts';

writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(openapi(), null, 2)}\n`);
