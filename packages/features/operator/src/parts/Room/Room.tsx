import { LoadFailure, match, Screen, useMessages, useNavigate } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Dialog, EmptyState, LinkButton, Page, Spinner, Stack } from '@kasb/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { RoomContext, useOperator, useOperatorAgain } from '../../data/room.ts';
import type { Room as RoomState } from '../../data/room.ts';
import { useIdle } from '../../data/useIdle.ts';
import { operatorMessages } from '../../messages/index.ts';
import { isReader, roomPath, signInPath } from '../../model/sections.ts';
import type { Section } from '../../model/sections.ts';
import { SignInSteps } from '../SignInSteps/SignInSteps.tsx';
import { IdleDialog } from './IdleDialog.tsx';
import { StepUpDialog } from './StepUpDialog.tsx';

interface RoomProps {
  /** Which page it is: not all roles may see all of them. */
  section: Section;
  /** The thing that is open on it. */
  id?: string;
  messages?: MessagesOf<typeof operatorMessages>;
  children: ReactNode;
}

/**
 * What every screen of the room stands in: its texts, and who is signed in (docs/domain.md#operators). A visitor goes
 * to the sign-in; where the session ends later, it is asked for over the page, which keeps what was typed.
 */
export function Room({ section, id, messages, children }: RoomProps) {
  return (
    <Screen bundle={operatorMessages} overrides={messages}>
      <Door section={section} from={roomPath(section, id)}>
        {children}
      </Door>
    </Screen>
  );
}

function Door({ section, from, children }: { section: Section; from: string; children: ReactNode }) {
  const t = useMessages(operatorMessages);
  return match(useOperator(), {
    loading: () => (
      <Page>
        <Spinner />
      </Page>
    ),
    error: (failure) =>
      failure.error.is('noSession') ? (
        <Leaving to={signInPath(from)} />
      ) : (
        <Page tabIndex={-1}>
          <LoadFailure failure={failure}>{t('dataFailed')}</LoadFailure>
        </Page>
      ),
    ready: ({ data: { operator }, failure }) =>
      isReader(section, operator.role) ? (
        <Inside key={operator.id} operator={operator} hasEnded={failure?.error.is('noSession') === true}>
          {children}
        </Inside>
      ) : (
        <Page>
          <EmptyState
            headingLevel={2}
            title={t('room.forbidden')}
            actions={<LinkButton href={roomPath('moderation')}>{t('room.toModeration')}</LinkButton>}
          />
        </Page>
      ),
  });
}

function Leaving({ to }: { to: string }) {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => navigate(to, { replace: true }));
  useEffect(() => leave(), []);
  return null;
}

interface InsideProps {
  operator: RoomState['operator'];
  hasEnded: boolean;
  children: ReactNode;
}

function Inside({ operator, hasEnded, children }: InsideProps) {
  const t = useMessages(operatorMessages);
  const askWho = useOperatorAgain();
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  const idle = useIdle(operator);
  const confirm = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  return (
    <RoomContext value={{ operator, confirm }}>
      {children}
      {answer && (
        <StepUpDialog
          onAnswer={(isConfirmed) => {
            setAnswer(undefined);
            answer(isConfirmed);
          }}
        />
      )}
      {idle.isNear && !hasEnded && <IdleDialog {...idle} />}
      <Dialog isOpen={hasEnded} title={t('room.ended')}>
        <Stack gap={4}>
          <SignInSteps onDone={() => void askWho()} />
        </Stack>
      </Dialog>
    </RoomContext>
  );
}
