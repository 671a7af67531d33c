import { Card, Stack } from '@kasb/ui';

/** Stands for what the host puts into the slot of the interview questions. */
export function HostQuestions() {
  return (
    <Card lang="ru" title="Вопросы интервью">
      <Stack gap={2}>
        <span>Расскажите о вашем опыте</span>
        <span>Почему вы выбрали нас?</span>
      </Stack>
    </Card>
  );
}
