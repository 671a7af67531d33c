'use client';
import type { ProviderModule } from '@kasb/contract';
import { listOf, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Card, IconButton, Switch, useToasts } from '@kasb/ui';
import { RotateCw } from 'lucide-react';
import { useRoom } from '../../data/room.ts';
import { useModuleCommands, useModules } from '../../data/useModules.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { useAsked } from '../../parts/AskDialog/useAsked.tsx';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';
import { Room } from '../../parts/Room/Room.tsx';
import { RoomPage } from '../../parts/RoomPage/RoomPage.tsx';
import { Rows } from '../../parts/Rows/Rows.tsx';
import * as css from './Modules.css.ts';

export interface ModulesProps {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof platformMessages>;
}

/** The parts of the platform that are switched on and off (docs/domain.md#modules). */
export function Modules({ messages }: ModulesProps) {
  return (
    <Screen bundle={platformMessages} overrides={messages}>
      <Room section="modules">
        <ModulesScreen />
      </Room>
    </Screen>
  );
}

function ModulesScreen() {
  const t = useMessages(platformMessages);
  const { operator } = useRoom();
  const state = useModules();
  return (
    <RoomPage title={t('section.modules')} text={operator.role === 'admin' ? t('modules.text') : t('adminsOnly')}>
      <Rows state={listOf(state, (modules) => modules)} empty={t('modules.empty')}>
        {(modules) => <ModuleList modules={modules} />}
      </Rows>
    </RoomPage>
  );
}

function ModuleList({ modules }: { modules: readonly ProviderModule[] }) {
  const t = useMessages(platformMessages);
  const toasts = useToasts();
  const { operator } = useRoom();
  const { enable, disable, reload } = useModuleCommands();
  const mayChange = operator.role === 'admin';
  const titleOf = ({ name, title = name }: ProviderModule) => title;
  const enableIt = async (module: ProviderModule) => {
    const { ok } = await enable.run({ params: { name: module.name } });
    if (ok) toasts.show({ text: t('modules.enabled', { name: titleOf(module) }) });
  };
  const reloadIt = async (module: ProviderModule) => {
    const { ok } = await reload.run({ params: { name: module.name } });
    if (ok) toasts.show({ text: t('modules.reloaded', { name: titleOf(module) }) });
  };
  const switching = useAsked({
    action: disable,
    send: ({ name }: ProviderModule) => disable.run({ params: { name } }),
    words: (module) => ({
      title: t('modules.disableTitle', { name: titleOf(module) }),
      text: t('modules.disableText'),
      confirm: t('modules.disable'),
      done: t('modules.disabled', { name: titleOf(module) }),
    }),
  });
  return (
    <>
      <CommandFailure error={enable.error ?? reload.error} />
      <Card padding="none">
        <ul className={css.list}>
          {modules.map((module) => (
            <li key={module.name} className={css.module}>
              <Switch
                className={css.switchRow}
                labelPlacement="start"
                description={module.name}
                isSelected={module.enabled ?? false}
                isDisabled={!mayChange}
                onChange={(isOn) => (isOn ? void enableIt(module) : switching.ask(module))}
              >
                {titleOf(module)}
              </Switch>
              {mayChange && (
                <IconButton
                  size="sm"
                  aria-label={t('modules.reload', { name: titleOf(module) })}
                  onPress={() => void reloadIt(module)}
                >
                  <RotateCw />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {switching.question}
    </>
  );
}
