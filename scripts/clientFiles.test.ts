import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.ts';

// Next runs a file of a package on its server unless it says that it is a browser's; there these are not exported.
const ofBrowsers = /^import \{[^}]*\b(?:createContext|use(?!Id\b|\b)\w+)\b[^}]*\} from 'react';/mu;

test('a file of the kit that holds state or a context says that it is for browsers', () => {
  const files = globSync('packages/kit/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\/stories\/|\.(?:stories|test)\.tsx?$/u.test(file),
  );
  const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const clients = sources.filter(([, source]) => ofBrowsers.test(source));
  expect(clients.length).toBeGreaterThan(10);
  expect(clients.flatMap(([file, source]) => (source.startsWith("'use client';\n") ? [] : [file]))).toEqual([]);
});
