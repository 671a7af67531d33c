import { Button, EmptyState } from '@kasb/ui';

export interface NothingFilteredProps {
  /** What the filters left none of: «По выбранным фильтрам вакансий нет». */
  title: string;
  /** Words of the way back: «Сбросить фильтры». */
  reset: string;
  /** The way back was pressed. */
  onReset: () => void;
}

/** In place of rows that only their filters hide. */
export function NothingFiltered({ title, reset, onReset }: NothingFilteredProps) {
  return (
    <EmptyState
      size="sm"
      hasStar={false}
      title={title}
      actions={
        <Button variant="secondary" onPress={onReset}>
          {reset}
        </Button>
      }
    />
  );
}
