import { useMessages } from '@kasb/kit';
import { DescriptionList, Dialog, Heading, Stack, Switch } from '@kasb/ui';
import { useKeysChoice } from '../../data/useKeys.ts';
import { operatorMessages } from '../../messages/index.ts';
import { letters } from '../../model/sections.ts';
import type { Section } from '../../model/sections.ts';
import { Key } from '../../parts/KeyHint/KeyHint.tsx';

interface KeysDialogProps {
  /** The pages that the operator may see. */
  sections: readonly Section[];
  onClose: () => void;
}

/** The keys of the room, and the switch that turns those of one press off. */
export function KeysDialog({ sections, onClose }: KeysDialogProps) {
  const t = useMessages(operatorMessages);
  const [isOn, choose] = useKeysChoice();
  const go = Object.entries(letters).filter(([, section]) => sections.includes(section));
  const groups: readonly [title: string, keys: readonly [key: string, action: string][]][] = [
    [
      t('keys.everywhere'),
      [
        ['?', t('keys.list')],
        ['/', t('keys.find')],
        ...go.map(([letter, section]): [string, string] => [`G ${letter.toUpperCase()}`, t(`section.${section}`)]),
      ],
    ],
    [
      t('section.moderation'),
      [
        ['A', t('moderation.approve')],
        ['N', t('moderation.revise')],
        ['R', t('reject')],
        ['S', t('skip')],
        ['J K', t('keys.walk')],
        ['[ ]', t('keys.findings')],
        ['D', t('moderation.view')],
        ['1–9', t('moderation.reasons')],
        ['Ctrl + Enter', t('keys.decide')],
        ['Esc', t('keys.close')],
      ],
    ],
  ];
  return (
    <Dialog isOpen title={t('keys')} onClose={onClose}>
      <Stack gap={5}>
        <Switch isSelected={isOn} onChange={choose}>
          {t('moderation.keys')}
        </Switch>
        {groups.map(([title, keys]) => (
          <Stack key={title} gap={2}>
            <Heading level={3} size="h3">
              {title}
            </Heading>
            <DescriptionList variant="rows" items={keys.map(([key, label]) => ({ label, value: <Key>{key}</Key> }))} />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
