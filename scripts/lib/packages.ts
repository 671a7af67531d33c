import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The place of a package in the house. */
type PackageKind = 'app' | 'feature' | 'kit' | 'ui' | 'domain' | 'contract' | 'server' | 'embed' | 'conformance';

/** What a package.json says, as far as the checks ask. */
export interface Manifest {
  name: string;
  private?: boolean;
  version?: string;
  description?: string;
  exports?: Record<string, unknown>;
  publishConfig?: { exports?: Record<string, unknown> };
  dependencies?: Record<string, string>;
  /** Those that a machine may lack. */
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A package of the workspace; `folder` is relative to the root. */
export interface WorkspacePackage {
  folder: string;
  kind: PackageKind;
  manifest: Manifest;
}

/** Reads a package.json. */
export const readManifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** All packages of the workspace. */
export function workspacePackages(root: string): WorkspacePackage[] {
  return globSync(['packages/*/package.json', 'packages/features/*/package.json'], { cwd: root })
    .sort()
    .map((path) => {
      const folder = dirname(path);
      const kind = folder.startsWith('packages/features/')
        ? 'feature'
        : (folder.slice('packages/'.length) as PackageKind);
      return { folder, kind, manifest: readManifest(join(root, path)) };
    });
}
