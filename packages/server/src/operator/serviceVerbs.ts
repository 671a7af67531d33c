import {
  createOperatorService,
  listOperatorServices,
  removeOperatorService,
  testOperatorService,
  updateOperatorService,
} from '@kasb/contract';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import type { channels } from '../db/schema/index.ts';
import { addService, listServices, removeService, renameService, tryService } from './services.ts';

type Service = typeof channels.$inferSelect;

const shown = ({ publishing }: Pick<Context, 'publishing'>, { id, type, name, nameUz, identifier }: Service) => ({
  id,
  type,
  name,
  name_uz: nameUz,
  identifier,
  configured: publishing.adapters[type] !== undefined,
});

/** Where vacancies can be published: what operators see and do about it. */
export const serviceVerbs = [
  verb(listOperatorServices, async (context) => ({
    items: (await listServices(context.db, context.now)).map(({ service, published, failed }) => ({
      ...shown(context, service),
      published_30d: published,
      failed_30d: failed,
    })),
  })),
  verb(createOperatorService, async (context, { body }) => ({
    ...shown(context, await addService(context.db, context, body)),
    published_30d: 0,
    failed_30d: 0,
  })),
  verb(updateOperatorService, async (context, { params: { id }, body }) => {
    await renameService(context.db, context, id, body);
    return {};
  }),
  verb(testOperatorService, async (context, { params: { id } }) => {
    await tryService(context, id);
    return {};
  }),
  verb(removeOperatorService, async (context, { params: { id } }) => {
    await removeService(context.db, context, id);
    return {};
  }),
];
