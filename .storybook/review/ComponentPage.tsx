import * as ui from '@kasb/ui';
import * as recruitment from '@kasb/ui/recruitment';
import { ArgTypes } from '@storybook/addon-docs/blocks';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { useGroups } from './data.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { useLook } from './look.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { Sheet } from './Sheet.tsx';

export interface ComponentBlockProps {
  /** The component's name. */
  of: string;
}

const useStates = (of: string) => useGroups().find(({ title }) => title === `UI/${of}`)?.states ?? [];

/** The component as it lives: its first story, or another one that it is seen in. */
export function Example({ of, story }: ComponentBlockProps & { story?: string }) {
  return (
    <ReviewPage>
      <Suspense>
        <ExampleFrame of={of} story={story} />
      </Suspense>
    </ReviewPage>
  );
}

function ExampleFrame({ of, story }: ComponentBlockProps & { story?: string }) {
  const look = useLook();
  const states = useStates(of);
  const id = story ?? states[0]?.id;
  return id && <LiveFrame id={id} name={`Пример ${of}`} look={{ ...look, width: 834 }} height={280} />;
}

const components = { ...ui, ...recruitment } as unknown as Record<string, ComponentType | undefined>;

/** The states of a component, and what its parts take, as Storybook reads it from their types. */
export function Reference({ of, parts = [of] }: ComponentBlockProps & { parts?: string[] }) {
  return (
    <>
      <ReviewPage>
        <Suspense>
          <States of={of} />
        </Suspense>
      </ReviewPage>
      <h2 id="props">Свойства</h2>
      {parts
        .filter((part) => components[part])
        .map((part) => (
          <section key={part} aria-label={part} lang="en">
            {parts.length > 1 && <h3>{part}</h3>}
            <ArgTypes of={components[part]} />
          </section>
        ))}
    </>
  );
}

function States({ of }: ComponentBlockProps) {
  const states = useStates(of);
  return (
    states.length > 0 && (
      <>
        <h2 id="states">Состояния</h2>
        <Sheet states={states} height={480} />
      </>
    )
  );
}
