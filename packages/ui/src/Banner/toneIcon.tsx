import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { StatusTone } from '../theme/tokens.ts';

/** The icon that repeats a tone. */
export const toneIcon: Record<StatusTone | 'neutral', typeof Info> = {
  neutral: Info,
  info: Info,
  promote: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  warning: TriangleAlert,
  critical: CircleX,
};
