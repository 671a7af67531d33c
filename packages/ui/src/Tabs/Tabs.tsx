'use client';
import type { ReactNode, Ref } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { AriaScope } from '../private/AriaScope.tsx';
import { cx } from '../private/cx.ts';
import type { RootAttributes } from '../private/rootAttributes.ts';
import * as css from './Tabs.css.ts';

export interface TabItem {
  /** Tells the tabs apart. */
  id: string;
  /** A word or two. */
  label: string;
  /** A number after the label. */
  count?: number | string;
  /** A Badge after the label, as «-20%». */
  badge?: ReactNode;
  /** Cannot be shown now. @default false */
  isDisabled?: boolean;
  /** The panel. */
  content: ReactNode;
}

export interface TabsProps extends RootAttributes {
  /** Names the row of tabs for readers. */
  label: string;
  /** In their order. */
  items: readonly TabItem[];
  /** Id of the shown tab. */
  selectedKey?: string;
  /** Id of the tab that is shown in the beginning. @default the first that is not disabled */
  defaultSelectedKey?: string;
  /** Called with the id of the tab to show. */
  onSelectionChange?: (id: string) => void;
  /** Keeps the panels that are not shown, with all that is typed in them. @default false */
  shouldForceMount?: boolean;
}

/** Views of one thing under a line of names; arrows move and show, and the line scrolls sideways where it is long. */
export function Tabs({
  label,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  shouldForceMount,
  className,
  ref,
  ...props
}: TabsProps) {
  return (
    <AriaScope>
      <AriaTabs
        {...props}
        ref={ref as Ref<HTMLDivElement>}
        selectedKey={selectedKey}
        defaultSelectedKey={defaultSelectedKey ?? items.find(({ isDisabled }) => !isDisabled)?.id}
        onSelectionChange={(key) => onSelectionChange?.(String(key))}
        className={cx(className)}
      >
        <TabList aria-label={label} className={css.list}>
          {items.map(({ id, label: name, count, badge, isDisabled }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} className={css.tab}>
              {count === undefined && !badge ? (
                name
              ) : (
                <>
                  <span>{name}</span>
                  {count !== undefined && <span className={css.count}>{count}</span>}
                  {badge}
                </>
              )}
            </Tab>
          ))}
        </TabList>
        {items.map(({ id, content }) => (
          <TabPanel key={id} id={id} shouldForceMount={shouldForceMount} className={css.panel}>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaScope>
  );
}
