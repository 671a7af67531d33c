import { disableModule, enableModule, listModules, reloadModule } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import { useDeed } from './useDeed.ts';

const touches = [listModules];

/** The modules, and whether they are on. */
export const useModules = () => useQuery(listModules, {});

/** What is done about a module. */
export const useModuleDeeds = () => ({
  enable: useDeed(enableModule, { touches }),
  disable: useDeed(disableModule, { touches }),
  reload: useDeed(reloadModule, { touches }),
});
