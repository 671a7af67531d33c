import Ellipsis from 'lucide-react/icons/ellipsis';
import Sparkles from 'lucide-react/icons/sparkles';
import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ChoiceChips } from '../ChoiceChips/ChoiceChips.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { ApplicationStatusBadge } from '../recruitment/ApplicationStatusBadge/ApplicationStatusBadge.tsx';
import { ModerationBadge } from '../recruitment/ModerationBadge/ModerationBadge.tsx';
import { SubscriptionBadge } from '../recruitment/SubscriptionBadge/SubscriptionBadge.tsx';
import { VacancyStatusBadge } from '../recruitment/VacancyStatusBadge/VacancyStatusBadge.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { OverviewSection } from './OverviewSection.tsx';

// The clock of stories stands at this moment.
const storyNow = Date.parse('2025-06-16T09:00:00+05:00');
const inDays = (days: number) => storyNow + days * 24 * 60 * 60 * 1000;

export function Buttons() {
  return (
    <OverviewSection title="Button">
      <Inline>
        <Button variant="primary">Сохранить</Button>
        <Button variant="accent-quiet">Показать ещё</Button>
        <Button variant="danger-quiet">Отклонить</Button>
      </Inline>
      <Inline>
        <Button>Вторичная</Button>
        <Button variant="tinted">Мягкая</Button>
        <Button variant="quiet">Тихая</Button>
        <Button variant="danger">Удалить</Button>
      </Inline>
      <Inline>
        <Button variant="primary" isPending>
          Сохраняем
        </Button>
        <Button isDisabled>Проверка планов...</Button>
      </Inline>
      <Inline>
        <Button size="sm">Малая</Button>
        <Button>Средняя</Button>
        <Button size="lg">Большая</Button>
        <IconButton variant="secondary" aria-label="Ещё">
          <Ellipsis />
        </IconButton>
      </Inline>
    </OverviewSection>
  );
}

export function Fields() {
  return (
    <OverviewSection title="TextField, PhoneField, Select">
      <TextField label="Название" placeholder="Например, бухгалтер" isRequired />
      <PhoneField label="Телефон" defaultValue="998901234567" hint="Пришлём код по SMS" />
      <TextField label="Почта" defaultValue="hr@" errorMessage="Допишите адрес после знака @" />
      <Select label="Валюта" options={[{ value: 'UZS', label: 'UZS, сум' }]} defaultValue="UZS" isDisabled />
    </OverviewSection>
  );
}

export function Badges() {
  return (
    <OverviewSection title="Badge">
      <Inline>
        {['active', 'paused', 'closed', 'draft'].map((status) => (
          <VacancyStatusBadge key={status} status={status} />
        ))}
      </Inline>
      <Inline>
        {['pending', 'approved', 'rejected', 'needs_revision'].map((status) => (
          <ModerationBadge key={status} status={status} />
        ))}
      </Inline>
      <Inline>
        {['applied', 'screening', 'interview', 'offer', 'hired', 'rejected'].map((status) => (
          <ApplicationStatusBadge key={status} status={status} />
        ))}
      </Inline>
      <Inline>
        <SubscriptionBadge status="active" expiresAt={inDays(60)} />
        <SubscriptionBadge status="active" expiresAt={inDays(29)} />
        <SubscriptionBadge status="active" expiresAt={inDays(6)} />
        <SubscriptionBadge status="active" />
        <SubscriptionBadge status="expired" />
        <SubscriptionBadge status="cancelled" />
      </Inline>
      <Inline>
        <Badge variant="ai" icon={<Sparkles />}>
          AI
        </Badge>
        <Badge tone="positive">-20%</Badge>
      </Inline>
    </OverviewSection>
  );
}

export function Choices() {
  return (
    <OverviewSection title="Checkbox, RadioGroup, ChoiceChips, Switch, Segmented">
      <Inline gap={8}>
        <Checkbox defaultSelected>Telegram</Checkbox>
        <Checkbox>WhatsApp</Checkbox>
      </Inline>
      <ChoiceChips
        label="Когда готовы начать"
        defaultValue="now"
        options={[
          { value: 'now', label: 'Сразу' },
          { value: 'later', label: 'Позже' },
        ]}
      />
      <RadioGroup
        label="Тип компании"
        orientation="horizontal"
        defaultValue="legal"
        options={[
          { value: 'legal', label: 'Юридическое лицо' },
          { value: 'individual', label: 'Физическое лицо' },
        ]}
      />
      <Inline gap={4}>
        <Switch defaultSelected>Узбекский в чате</Switch>
        <Switch>Выключено</Switch>
      </Inline>
      <Segmented
        label="Формат работы"
        isFullWidth
        defaultValue="remote"
        options={[
          { value: 'office', label: 'В офисе' },
          { value: 'remote', label: 'Удалённо' },
          { value: 'hybrid', label: 'Гибрид' },
        ]}
      />
    </OverviewSection>
  );
}

export function Banners() {
  return (
    <OverviewSection title="Banner">
      <Banner tone="positive">Компания успешно создана</Banner>
      <Banner
        tone="critical"
        action={
          <Button variant="quiet" size="sm">
            Повторить
          </Button>
        }
      >
        Ошибка при сохранении вакансии
      </Banner>
      <Banner tone="caution">
        Нет активной подписки. <Link href="/employer/pricing">Выбрать план</Link>
      </Banner>
      <Banner tone="info">На модерации: публикация откроется после проверки</Banner>
    </OverviewSection>
  );
}
