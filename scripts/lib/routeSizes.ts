import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import type { ModuleReport } from './moduleReport.ts';

/** Bytes of a route, gzip: everything that is loaded before its page is drawn. */
export interface RouteSize {
  js: number;
  css: number;
  /** Bytes of JavaScript by what they are made of, largest first. */
  parts: [name: string, bytes: number][];
}

const families: [RegExp, string][] = [
  [/^(react|react-dom|scheduler)$/, 'React'],
  [
    /^(react-aria|react-stately|react-aria-components|@react-(aria|stately|types)\/.*|@internationalized\/.*)$/,
    'React Aria',
  ],
  [/^react-router/, 'React Router'],
  [/^(swr|use-sync-external-store|dequal)$/, 'SWR'],
];

const familyOf = (name: string) => families.find(([pattern]) => pattern.test(name))?.[1] ?? name;

/**
 * Measures routes of a built app: the entry, the modules that are loaded for the page, and all that these import
 * statically.
 */
export function measureRoutes(dist: string, pages: Record<string, readonly string[]>): Record<string, RouteSize> {
  const read = (path: string) => JSON.parse(readFileSync(join(dist, '.vite', path), 'utf8'));
  const manifest = read('manifest.json') as Manifest;
  const modules = read('modules.json') as ModuleReport;
  const gzip = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

  function closure(keys: string[]) {
    const seen = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`the build has no ${key}: is the page of a route named otherwise now?`);
      if (seen.has(key)) return;
      seen.add(key);
      chunk.imports?.forEach(visit);
    };
    keys.forEach(visit);
    return [...seen].flatMap((key) => manifest[key] ?? []);
  }

  return Object.fromEntries(
    Object.entries(pages).map(([route, modulesOfPage]) => {
      const chunks = closure(['index.html', ...modulesOfPage]);
      const parts = new Map<string, number>();
      let js = 0;
      for (const { file } of chunks) {
        const bytes = gzip(file);
        js += bytes;
        const packages = Object.entries(modules[file] ?? {});
        const alone = packages.reduce((sum, [, size]) => sum + size, 0);
        for (const [name, size] of packages) {
          const family = familyOf(name);
          parts.set(family, (parts.get(family) ?? 0) + (size / alone) * bytes);
        }
      }
      const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].reduce((sum, file) => sum + gzip(file), 0);
      return [route, { js, css, parts: [...parts].sort((a, b) => b[1] - a[1]) }];
    }),
  );
}
