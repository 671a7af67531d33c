import type { Meta, StoryObj } from '@storybook/react-vite';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-2';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import Inbox from 'lucide-react/icons/inbox';
import InfinityIcon from 'lucide-react/icons/infinity';
import Pencil from 'lucide-react/icons/pencil';
import PencilLine from 'lucide-react/icons/pencil-line';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import Sparkles from 'lucide-react/icons/sparkles';
import Tags from 'lucide-react/icons/tags';
import Timer from 'lucide-react/icons/timer';
import Trash2 from 'lucide-react/icons/trash-2';
import Video from 'lucide-react/icons/video';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

const meta = { title: 'Foundations/Icons', component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const icons = [
  [Briefcase, 'вакансия'],
  [Inbox, 'заявки'],
  [Building2, 'компания'],
  [Send, 'публикация'],
  [Sparkles, 'AI'],
  [Video, 'интервью'],
  [Pencil, 'правка'],
  [Trash2, 'удаление'],
  [Eye, 'просмотры'],
  [RefreshCw, 'обновить'],
  [BadgeCheck, 'подписка'],
  [Tags, 'тарифы'],
  [Clock, 'ждёт'],
  [Timer, 'отсчёт'],
  [Check, 'готово'],
  [PencilLine, 'доработать'],
  [InfinityIcon, 'бессрочно'],
] as const;

export const Meanings: Story = {
  tags: ['gate'],
  render: () => (
    <Page>
      <Stack>
        <Heading level={1}>Значки</Heading>
        <Text tone="muted">
          lucide-react, линия 1,75 (2 в значках 14 px). У значка одно значение, и рядом всегда стоят слова.
        </Text>
        <Card>
          <Stack>
            {icons.map(([Icon, meaning]) => (
              <Inline key={meaning} gap={4}>
                {([14, 16, 18, 20] as const).map((size) => (
                  <Icon key={size} size={size} strokeWidth={size === 14 ? 2 : 1.75} aria-hidden="true" />
                ))}
                <Text as="span" size="sm">
                  {meaning}
                </Text>
              </Inline>
            ))}
          </Stack>
        </Card>
      </Stack>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg:not([aria-hidden])')).toBeNull();
  },
};
