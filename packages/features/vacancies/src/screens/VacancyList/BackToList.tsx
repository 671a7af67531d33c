import { useMessages } from '@kasb/kit';
import { BackLink } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';

export interface BackToListProps {
  onPress: () => void;
}

/** The way from the open vacancy back to the list, on a narrow screen. */
export function BackToList({ onPress }: BackToListProps) {
  const t = useMessages(vacanciesMessages);
  return <BackLink onPress={onPress}>{t('toList')}</BackLink>;
}
