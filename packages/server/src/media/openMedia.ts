import { join } from 'node:path';
import type { Env } from '../env/env.ts';
import { createFolderStore } from './folderStore.ts';
import type { MediaStore } from './mediaStore.ts';
import { createS3Store } from './s3Store.ts';

/** The store of the settings: a folder of the data, or a bucket. */
export function openMedia(env: Env): MediaStore {
  if (env.KASB_MEDIA === 'folder') return createFolderStore(join(env.KASB_DATA_DIR, 'media'));
  return createS3Store({
    endpoint: env.KASB_S3_URL,
    bucket: env.KASB_S3_BUCKET,
    region: env.KASB_S3_REGION,
    accessKey: env.KASB_S3_ACCESS_KEY,
    secretKey: env.KASB_S3_SECRET_KEY,
  });
}
