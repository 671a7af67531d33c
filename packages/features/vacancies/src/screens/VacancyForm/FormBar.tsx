import { useLinks, useMessages, useNavigate } from '@kasb/kit';
import { Banner, Button, FormActions } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import type { VacancyFormState } from './useVacancyForm.tsx';
import * as css from './VacancyForm.css.ts';

export interface FormBarProps {
  form: Pick<VacancyFormState, 'message' | 'phase'>;
  isEdit: boolean;
}

/** Cancel and save, with how the last save went over them; both regions are there before they speak. */
export function FormBar({ form: { message, phase }, isEdit }: FormBarProps) {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  const navigate = useNavigate();
  const words = {
    idle: t(isEdit ? 'form.submitEdit' : 'createVacancy'),
    checking: t('form.checking'),
    saving: t(isEdit ? 'saving' : 'creatingVacancy'),
    saved: t(isEdit ? 'form.submitEdit' : 'createVacancy'),
  };
  return (
    <FormActions
      note={t('form.draftNote')}
      message={
        <div className={message ? undefined : css.silent}>
          <Banner tone="positive">{message?.tone === 'positive' && message.text}</Banner>
          <Banner tone="critical">{message?.tone === 'critical' && message.text}</Banner>
        </div>
      }
    >
      <Button variant="quiet" onPress={() => navigate(links.employerVacancies())}>
        {t('cancel')}
      </Button>
      <Button
        variant="primary"
        type="submit"
        isPending={phase === 'checking' || phase === 'saving'}
        isDisabled={phase === 'saved'}
      >
        {words[phase]}
      </Button>
    </FormActions>
  );
}
