import Briefcase from 'lucide-react/icons/briefcase';
import Inbox from 'lucide-react/icons/inbox';
import MapPin from 'lucide-react/icons/map-pin';
import { Avatar } from '../Avatar/Avatar.tsx';
import { BackLink } from '../BackLink/BackLink.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { CounterCard } from '../CounterCard/CounterCard.tsx';
import { DescriptionClamp } from '../DescriptionClamp/DescriptionClamp.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Fact, Facts } from '../Facts/Facts.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { Link } from '../Link/Link.tsx';
import { List } from '../ListRow/List.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { ApplicationStatusBadge } from '../recruitment/ApplicationStatusBadge/ApplicationStatusBadge.tsx';
import { SalaryText } from '../recruitment/SalaryText/SalaryText.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { OverviewSection } from './OverviewSection.tsx';

const nothing = () => {};

export function Longer() {
  return (
    <OverviewSection title="TextArea, ComboBox, SearchField">
      <TextArea label="Требования" hint="Каждое с новой строки" rows={3} />
      <ComboBox
        label="Регион"
        options={[{ value: 'samarkand', label: 'Самарканд' }]}
        defaultValue="samarkand"
        icon={<MapPin />}
      />
      <SearchField label="Поиск" placeholder="Должность или компания" />
    </OverviewSection>
  );
}

export function Rows() {
  return (
    <OverviewSection title="ListRow, FilterChips">
      <FilterChips
        label="Статус заявки"
        value=""
        onChange={nothing}
        options={[
          { value: '', label: 'Все', count: 24 },
          { value: 'applied', label: 'Подана', count: 6 },
        ]}
      />
      <List label="Заявки">
        <ListRow
          id="a1"
          isSelected
          title="Малика Рахимова"
          meta="HeadHunter, сегодня"
          leading={<Avatar name="Малика Рахимова" size={32} />}
          badge={<ApplicationStatusBadge status="screening" />}
        />
        <ListRow
          id="a2"
          isNew
          title="Нигора Саидова"
          meta="Платформа, вчера"
          leading={<Avatar name="Нигора Саидова" size={32} />}
          badge={<ApplicationStatusBadge status="applied" />}
        />
      </List>
    </OverviewSection>
  );
}

export function Numbers() {
  return (
    <OverviewSection title="CounterCard, DescriptionList, Facts">
      <CounterCard label="Новые заявки" value={6} icon={<Inbox />} isNew href="/employer/applications" />
      <DescriptionList
        variant="rows"
        items={[
          { label: 'Компания', value: 'Samarqand Textile' },
          {
            label: 'Зарплата',
            value: <SalaryText as="span" minimum={9_000_000} maximum={13_000_000} currency="UZS" tone="inherit" />,
          },
        ]}
      />
      <Facts>
        <Fact icon={<MapPin />}>Самарканд</Fact>
        <Fact icon={<Briefcase />}>Полная занятость</Fact>
      </Facts>
    </OverviewSection>
  );
}

export function Words() {
  return (
    <OverviewSection title="Logo, BackLink, Link, DescriptionClamp">
      <Logo />
      <BackLink href="/employer/applications">К заявкам на вакансию</BackLink>
      <Link href="https://hh.uz" isExternal>
        Резюме на HeadHunter
      </Link>
      <DescriptionClamp>{'Настраиваем производство трикотажа на экспорт. '.repeat(8)}</DescriptionClamp>
    </OverviewSection>
  );
}
