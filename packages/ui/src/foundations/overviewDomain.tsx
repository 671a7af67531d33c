import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FunnelSteps } from '../FunnelSteps/FunnelSteps.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { OtpField } from '../OtpField/OtpField.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { QuickOptions } from '../QuickOptions/QuickOptions.tsx';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import { SimilarityMeter } from '../SimilarityMeter/SimilarityMeter.tsx';
import { LoadingRegion } from '../Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TypingIndicator } from '../TypingIndicator/TypingIndicator.tsx';
import { OverviewSection } from './OverviewSection.tsx';

const nothing = () => {};
// The clock of stories stands at 16 June 2025, 09:00.
const inFiveHours = Date.parse('2025-06-16T14:20:00+05:00');

export function Meters() {
  return (
    <OverviewSection title="SimilarityMeter">
      {[32, 61, 76, 94].map((score) => (
        <SimilarityMeter key={score} score={score} size="sm" />
      ))}
    </OverviewSection>
  );
}

export function Progress() {
  return (
    <OverviewSection title="FunnelSteps, ProgressBar, Countdown">
      <FunnelSteps status="interview" onChange={nothing} />
      <ProgressBar label="Размещения" value={7} limit={15} isLimitWarned />
      <Countdown endsAt={inFiveHours} text="Повторная публикация через {time}" />
    </OverviewSection>
  );
}

export function Chat() {
  return (
    <OverviewSection title="ChatBubble, TypingIndicator, QuickOptions">
      <Stack gap={4}>
        <ChatBubble sender="ai" lang="uz" content="Yaxshi. Qanday sharoitlar taklif qilasiz?" />
        <ChatBubble sender="user" lang="uz" content="Rasmiy ishga olish, tushlik" />
        <div>
          <TypingIndicator />
        </div>
      </Stack>
      <QuickOptions options={['Tushlik', 'Xizmat avtobusi']} value={['Tushlik']} onChange={nothing} />
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
