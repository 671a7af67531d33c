import {
  createOperatorService,
  listOperatorGateways,
  listOperatorServices,
  removeOperatorService,
  testOperatorGateway,
  testOperatorService,
  updateOperatorService,
} from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import type { Command } from '@kasb/kit';
import { useOperatorCommand } from './useOperatorCommand.ts';

const touches = [listOperatorServices];

/** Where vacancies can be published. */
export const useServices = () => useQuery(listOperatorServices, {});

/** Adds a channel. */
export const useAddService = (): Command<typeof createOperatorService> =>
  useOperatorCommand(createOperatorService, { touches });

/** Names a channel anew. */
export const useRenameService = (): Command<typeof updateOperatorService> =>
  useOperatorCommand(updateOperatorService, { touches });

/** What is done about a channel. */
export const useServiceCommands = () => ({
  test: useOperatorCommand(testOperatorService),
  remove: useOperatorCommand(removeOperatorService, { touches }),
});

/** The services of others that the platform leans on. */
export const useGateways = () => useQuery(listOperatorGateways, {});

/** Tries one of them. */
export const useTestGateway = (): Command<typeof testOperatorGateway> => useOperatorCommand(testOperatorGateway);
