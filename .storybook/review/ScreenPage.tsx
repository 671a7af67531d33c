import { Suspense } from 'react';
import { useScreens } from './data.ts';
import { pageHref } from './open.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { Sheet } from './Sheet.tsx';

export interface ScreenProps {
  /** The group of its stories. */
  of: string;
}

/** A screen's addresses, its rules and the sheet of its states. */
export function Screen({ of }: ScreenProps) {
  return (
    <ReviewPage>
      <Suspense>
        <ScreenParts of={of} />
      </Suspense>
    </ReviewPage>
  );
}

const rulesPage = 'правила--docs';

function ScreenParts({ of }: ScreenProps) {
  const { screens, hasRelease } = useScreens();
  const screen = screens.find(({ title }) => title === of);
  if (!screen) throw new Error(`there is no screen ${of}`);
  const { routes, rules, states } = screen;
  return (
    <>
      <dl className="review-facts">
        {routes.length > 0 && (
          <>
            <dt>Где</dt>
            <dd>
              {routes.map((route) => (
                <code key={route}>{route}</code>
              ))}
            </dd>
          </>
        )}
        {rules.length > 0 && (
          <>
            <dt>Правила</dt>
            <dd>
              {rules.map((rule) => (
                <a key={rule} href={`${pageHref(rulesPage)}#${rule}`} target="_top">
                  {rule}
                </a>
              ))}
            </dd>
          </>
        )}
      </dl>
      <h2 id="states">{`Состояния: ${states.length}`}</h2>
      <Sheet states={states} hasRelease={hasRelease} height={of.startsWith('UI/') ? 480 : undefined} />
    </>
  );
}
