import { createElement } from 'react';
import type { ComponentType, JSXElementConstructor } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, it } from 'vitest';
import * as ui from './index.ts';
import * as recruitment from './recruitment/index.ts';

type All = typeof ui & typeof recruitment;
/** Components are named with a capital, and are the only exports that are. */
type ComponentName = {
  [Name in keyof All]: Name extends Capitalize<Name & string>
    ? All[Name] extends JSXElementConstructor<never>
      ? Name
      : never
    : never;
}[keyof All];
type PropsOf<Name extends ComponentName> = All[Name] extends JSXElementConstructor<infer Props> ? Props : never;

/** They draw nothing of their own around what they are given, but for the Menu, whose list comes when it opens. */
type Rootless = 'HostRouter' | 'LocaleProvider' | 'ToastProvider' | 'Menu';
/** Their root comes into the page when they open, and not where they stand. */
type Overlay = 'AlertDialog' | 'ConfirmDialog' | 'Dialog' | 'Popover' | 'Tooltip';

it('every component takes a class, the attributes of its root and a ref to it', () => {
  type Lacking = {
    [Name in ComponentName]: 'className' | 'lang' | 'ref' extends keyof PropsOf<Name> ? never : Name;
  }[ComponentName];
  expectTypeOf<Lacking>().toEqualTypeOf<Rootless>();
});

const label = 'Название';
const choices = { label, options: [{ value: 'a', label }] };
type Drawn = Exclude<ComponentName, Rootless | Overlay>;

/** The least that one is drawn with, where that is more than nothing. */
const least: { [Name in Drawn]?: Omit<PropsOf<Name>, 'ref'> } = {
  AppHeader: {
    homeHref: '/',
    homeLabel: label,
    navigationLabel: label,
    links: [],
    user: { name: label },
    profileHref: '/',
    onSignOut() {},
  },
  ApplicationStatusBadge: { status: 'offer' },
  Avatar: { name: label },
  BackLink: { href: '/', children: label },
  Board: {
    label,
    columns: [],
    renderCard: () => null,
    menuLabel: () => label,
    selected: new Set(),
    onSelectionChange() {},
    onAction() {},
    onMove() {},
    onMenu() {},
    onUnfold() {},
  },
  BarList: { bars: [], summary: label },
  BulkBar: { label, summary: label, children: label, clearLabel: label, onClear() {} },
  ChartFigure: { title: label },
  CheckboxGroup: { label, children: label },
  ChoiceChips: choices,
  ComboBox: choices,
  Countdown: { endsAt: Date.now() + 1e9 },
  CounterCard: { label },
  DescriptionList: { items: [{ label, value: label }] },
  EmptyState: { title: label },
  FilterButton: { label, clearLabel: label, onClear() {}, children: label },
  FilterChips: { ...choices, value: 'a', onChange() {} },
  FormSection: { title: label, children: label },
  Heading: { level: 1 },
  IconButton: { 'aria-label': label, children: label },
  LineChart: { labels: [], series: [{ name: label, values: [] }], summary: label, describe: () => label },
  Link: { href: '/', children: label },
  LinkButton: { href: '/', children: label },
  List: { label, children: label },
  ListDetail: { list: label, detail: label, isOpen: false },
  ListRow: { id: 'a' },
  ModerationBadge: { status: 'pending' },
  OtpField: { label },
  PhoneField: { label },
  ProgressBar: { label },
  PublicHeader: { homeHref: '/', homeLabel: label, navigationLabel: label, links: [] },
  RadioGroup: choices,
  RangeBar: { from: 1, middle: 2, to: 3, format: String, summary: label },
  ResumeDocument: { resume: {}, name: label },
  ResumeJobs: { jobs: [] },
  ResumeTags: { tags: [label] },
  SalaryText: { currency: 'UZS' },
  SearchField: { label },
  Segmented: choices,
  Select: choices,
  ShowMore: { shown: 1, total: 2, onShowMore() {} },
  StatTile: { label },
  StatusBadge: { kind: 'vacancy', value: 'active', looks: {} },
  SubscriptionBadge: { status: 'active' },
  TabBar: { label, items: [] },
  Tabs: { label, items: [{ id: 'a', label, content: label }] },
  TextArea: { label },
  TextField: { label },
  VacancyStatusBadge: { status: 'active' },
};

const components = { ...ui, ...recruitment } as Record<string, unknown>;
const notDrawn: Record<Rootless | Overlay, true> = {
  AlertDialog: true,
  ConfirmDialog: true,
  Dialog: true,
  HostRouter: true,
  LocaleProvider: true,
  Menu: true,
  Popover: true,
  ToastProvider: true,
  Tooltip: true,
};
const drawn = Object.keys(components).filter((name) => /^[A-Z]/.test(name) && !Object.hasOwn(notDrawn, name));

it.each(drawn)('%s gives its root what it is given', (name) => {
  const component = components[name] as ComponentType<object>;
  const props = { ...(least[name as Drawn] ?? { children: label }), 'data-probe': 'here', className: 'ours' };
  const html = renderToStaticMarkup(createElement(component, props));
  expect(html).toContain('data-probe="here"');
  expect(html).toMatch(/class="[^"]*\bours\b/);
});
