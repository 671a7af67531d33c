import { join } from 'node:path';
import type { Env } from '../env/env.ts';
import { createFolderStore } from './folderStore.ts';
import type { MediaStore } from './mediaStore.ts';
import { createS3Store } from './s3Store.ts';

/** The store of the settings: a folder of the data, or a bucket. */
export function openMedia(env: Env): MediaStore {
  const { KASB_S3_BUCKET: bucket, KASB_S3_ACCESS_KEY: accessKey, KASB_S3_SECRET_KEY: secretKey } = env;
  if (!bucket || !accessKey || !secretKey) return createFolderStore(join(env.KASB_DATA_DIR, 'media'));
  return createS3Store({ endpoint: env.KASB_S3_URL, bucket, region: env.KASB_S3_REGION, accessKey, secretKey });
}
