import { match, useKasb, useMessages } from '@kasb/kit';
import { Button, Menu } from '@kasb/ui';
import { TextQuote } from 'lucide-react';
import { useState } from 'react';
import { useTemplates } from '../../data/useColleagues.ts';
import { personMessages } from '../../messages/person/index.ts';
import { fillIn } from '../../model/placeholders.ts';
import type { PlaceholderValues } from '../../model/placeholders.ts';

export interface TemplatesProps {
  values: PlaceholderValues;
  onChoose: (template: { id: string; text: string }) => void;
}

/** Messages to begin with, with what is known put in; read at the first sign of interest. */
export function Templates({ values, onChoose }: TemplatesProps) {
  const t = useMessages(personMessages);
  const { locale } = useKasb();
  const [isWanted, setWanted] = useState(false);
  const query = useTemplates(isWanted);
  const still = (id: string, label: string) => [{ id, label, isDisabled: true }];
  const items = match(query, {
    loading: () => still('loading', t('loading')),
    error: () => still('failed', t('composer.templatesFailed')),
    ready: ({ data }) =>
      data.items.map(({ id, name = '', text_ru: russian = '', text_uz: uzbek }) => ({
        id,
        label: name,
        onAction: () => onChoose({ id, text: fillIn((locale === 'uz' && uzbek) || russian, values) }),
      })),
  });
  const want = () => setWanted(true);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only looks who comes near its button
    <span onPointerEnter={want} onFocus={want}>
      <Menu
        label={t('templates')}
        placement="bottom start"
        items={items}
        trigger={
          <Button variant="quiet" size="sm" icon={<TextQuote />}>
            {t('templates')}
          </Button>
        }
      />
    </span>
  );
}
