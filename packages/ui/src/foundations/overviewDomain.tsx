import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { OtpField } from '../OtpField/OtpField.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import { LoadingRegion } from '../Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { OverviewSection } from './OverviewSection.tsx';

const nothing = () => {};
// The clock of stories stands at 16 June 2025, 09:00.
const inFiveHours = Date.parse('2025-06-16T14:20:00+05:00');

export function Progress() {
  return (
    <OverviewSection title="ProgressBar, Countdown">
      <ProgressBar label="Размещения" value={7} limit={15} />
      <Countdown endsAt={inFiveHours} text="Повторная публикация через {time}" />
    </OverviewSection>
  );
}

export function Loading() {
  return (
    <OverviewSection title="Skeleton, Spinner">
      <LoadingRegion>
        <Stack gap={4}>
          {[1, 2].map((row) => (
            <Inline key={row} gap={3} isNoWrap>
              <Skeleton shape="circle" width={36} height={36} />
              <Stack gap={2} style={{ flex: 1 }}>
                <Skeleton width="62%" />
                <Skeleton width="40%" height={12} />
              </Stack>
              <Skeleton width={72} height={24} />
            </Inline>
          ))}
        </Stack>
      </LoadingRegion>
      <Spinner>Генерируем вопросы для интервью...</Spinner>
    </OverviewSection>
  );
}

export function Empty() {
  return (
    <OverviewSection title="EmptyState">
      <EmptyState
        size="sm"
        headingLevel={3}
        title="Вакансий не найдено"
        description="Сократите запрос или сбросьте фильтры."
        actions={<Button>Сбросить</Button>}
      />
    </OverviewSection>
  );
}

export function Parts() {
  return (
    <OverviewSection title="OtpField, Tabs, Avatar, ShowMore">
      <OtpField label="Код подтверждения" isLabelHidden />
      <Tabs label="Период" items={['Месяц', 'Год', 'Навсегда'].map((label) => ({ id: label, label, content: null }))} />
      <Inline>
        <Avatar name="Малика Рахимова" size={32} />
        <Avatar name="Жасур Тошматов" />
        <Avatar name="Нигора Саидова" size={56} />
        <Avatar name="Samarqand Textile" shape="square" />
      </Inline>
      <ShowMore shown={7} total={24} onShowMore={nothing} />
    </OverviewSection>
  );
}
