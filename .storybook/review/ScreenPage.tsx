import { Suspense } from 'react';
import { useGroups } from './data.ts';
import { useLook } from './look.ts';
import { LookBar } from './LookBar.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { Sheet, StateCard } from './Sheet.tsx';

export interface ScreenProps {
  /** The group of its stories. */
  of: string;
}

/** The sheet of a screen's states. */
export function Screen({ of }: ScreenProps) {
  return (
    <ReviewPage>
      <Suspense>
        <ScreenStates of={of} />
      </Suspense>
    </ReviewPage>
  );
}

function ScreenStates({ of }: ScreenProps) {
  const states = useGroups().find(({ title }) => title === of)?.states;
  if (!states) throw new Error(`there is no screen ${of}`);
  return (
    <>
      <h2 id="states">{`Состояния: ${states.length}`}</h2>
      <Sheet states={states} height={of.startsWith('UI/') ? 480 : undefined} />
    </>
  );
}

/** States in the order in which a person meets them, by the ids of their stories. */
export function Journey({ of }: { of: string[] }) {
  return (
    <ReviewPage>
      <Suspense>
        <JourneyStates of={of} />
      </Suspense>
    </ReviewPage>
  );
}

function JourneyStates({ of }: { of: string[] }) {
  const look = useLook();
  const all = useGroups().flatMap(({ name, states }) => states.map((state) => ({ ...state, screen: name })));
  return (
    <>
      <LookBar />
      <ol className="review-sheet" data-width={look.width}>
        {of.map((id) => {
          const state = all.find((each) => each.id === id);
          if (!state) throw new Error(`there is no state ${id}`);
          return <StateCard key={id} state={{ id, name: `${state.screen}: ${state.name}` }} look={look} />;
        })}
      </ol>
    </>
  );
}
