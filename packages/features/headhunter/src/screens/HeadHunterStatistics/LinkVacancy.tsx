import { useFieldTexts, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, Dialog, Stack, TextField } from '@kasb/ui';
import { useId, useState } from 'react';
import { useLinkVacancy } from '../../data/useLinkVacancy.ts';
import { headhunterMessages } from '../../messages/index.ts';
import { headHunterVacancyId } from '../../model/headHunterVacancyId.ts';
import * as css from './HeadHunterStatistics.css.ts';

export interface LinkVacancyProps {
  vacancyId: string;
  onLinked: () => Promise<void>;
}

/** Says which vacancy of HeadHunter this one is, when it is published there already. */
export function LinkVacancy({ vacancyId, onLinked }: LinkVacancyProps) {
  const t = useMessages(headhunterMessages);
  const problem = useProblemText();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { link, isPending, error, reset } = useLinkVacancy(vacancyId);
  const fieldError = useFieldTexts()(error?.fields ?? {}).hhVacancyId;
  const form = useId();
  const open = () => {
    reset();
    setText('');
    setOpen(true);
  };
  const save = async () => {
    const id = headHunterVacancyId(text);
    if (id === undefined) return;
    const result = await link(id);
    if (!result.ok) return;
    setOpen(false);
    await onLinked();
  };
  return (
    <>
      <Button variant="quiet" size="sm" className={css.quiet} onPress={open}>
        {t('link.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t('link.title')}
        subtitle={t('link.subtitle')}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onPress={() => setOpen(false)}>{t('cancel')}</Button>
            <Button type="submit" form={form} variant="primary" isPending={isPending}>
              {t('link.save')}
            </Button>
          </>
        }
      >
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Stack>
            <TextField
              label={t('link.field')}
              hint={t('link.hint')}
              isRequired
              value={text}
              onChange={setText}
              errorMessage={fieldError}
              validate={(value) => (headHunterVacancyId(value) === undefined ? t('link.invalid') : undefined)}
            />
            <Banner tone="critical">{error && !fieldError && problem(error, t('link.failed'))}</Banner>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
