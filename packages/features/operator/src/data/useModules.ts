import { disableModule, enableModule, listModules, reloadModule } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import { useOperatorCommand } from './useOperatorCommand.ts';

const touches = [listModules];

/** The modules, and whether they are on. */
export const useModules = () => useQuery(listModules, {});

/** What is done about a module. */
export const useModuleCommands = () => ({
  enable: useOperatorCommand(enableModule, { touches }),
  disable: useOperatorCommand(disableModule, { touches }),
  reload: useOperatorCommand(reloadModule, { touches }),
});
