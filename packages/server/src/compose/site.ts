import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openCards } from '../cards/draw.ts';
import type { Services } from '../context/services.ts';
import type { Env } from '../env/env.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import { openDocuments } from '../web/documents.ts';
import type { PageBundle } from '../web/pageBundle.ts';
import { followPageChanges } from '../web/pageChanges.ts';
import { openPictures } from '../web/pictures.ts';
import { openWebApp } from '../web/webApp.ts';
import type { DrawnPages } from './pages.ts';

const webFolder = fileURLToPath(new URL('../../../app/dist', import.meta.url));
const pagesFile = new URL('../../../app/dist-server/entry-server.js', import.meta.url);

/** Opens the pages, where they were built, and follows what changes them. */
export async function openSite(services: Services, env: Env, directUrl: string) {
  const web = existsSync(webFolder) ? await openWebApp(webFolder) : undefined;
  const drawn = web && (await openDrawnPages(services.media));
  const changes = drawn && followPageChanges(services, { listenUrl: directUrl });
  const pages = drawn && { ...drawn, onChange: changes?.onChange, isEdgeCached: env.KASB_EDGE_CACHE };
  return { options: { web, pages }, stop: async () => changes?.stop() };
}

/** The pages that are drawn here. */
async function openDrawnPages(media: MediaStore): Promise<DrawnPages | undefined> {
  if (!existsSync(pagesFile)) return undefined;
  const bundle = (await import(pagesFile.href)) as PageBundle;
  await bundle.preload();
  const draw = await openCards();
  return { bundle, write: await openDocuments(webFolder), pictures: draw && openPictures(draw, media) };
}
