import { Suspense } from 'react';
import type { ComponentPart } from '../../scripts/lib/componentReference.ts';
import type { ReviewComponent } from '../../scripts/lib/review.ts';
import { useComponents } from './data.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { useLook } from './look.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { Sheet } from './Sheet.tsx';

function useComponent(name: string): ReviewComponent {
  const component = useComponents().find((one) => one.name === name);
  if (!component) throw new Error(`there is no component ${name}`);
  return component;
}

export interface ComponentBlockProps {
  /** The component's name. */
  of: string;
}

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
  const { states } = useComponent(of);
  const id = story ?? states[0]?.id;
  return id && <LiveFrame id={id} name={`Пример ${of}`} look={{ ...look, width: 834 }} height={280} />;
}

/** What is read from a component's sources: its states, its properties and the variables of the theme it takes. */
export function Reference({ of }: ComponentBlockProps) {
  return (
    <ReviewPage>
      <Suspense>
        <ReferenceParts of={of} />
      </Suspense>
    </ReviewPage>
  );
}

function ReferenceParts({ of }: ComponentBlockProps) {
  const { states, parts, tokens } = useComponent(of);
  return (
    <>
      {states.length > 0 && (
        <>
          <h2 id="states">Состояния</h2>
          <Sheet states={states} height={480} />
        </>
      )}
      <h2 id="props">Свойства</h2>
      {parts.map((part) => (
        <Props key={part.name} part={part} isNamed={parts.length > 1} />
      ))}
      <h2 id="tokens">Переменные темы</h2>
      {tokens.length === 0 ? (
        <p>Своих не берёт: вид складывается из других частей.</p>
      ) : (
        <ul className="review-tokens">
          {tokens.map((token) => (
            <li key={token}>
              {isColor(token) && (
                <span className="review-swatch" style={{ background: `var(${token})` }} aria-hidden="true" />
              )}
              <code>{token}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const isColor = (token: string) =>
  !/-(corner|height|space|elevation|motion|input|radius|font|density|sticky|girih|shadow)\b|\*/.test(token);

function Props({ part, isNamed }: { part: ComponentPart; isNamed: boolean }) {
  return (
    <>
      {isNamed && <h3>{part.name}</h3>}
      <p lang="en">{part.text}</p>
      {part.own.length > 0 && (
        <div className="review-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Имя</th>
                <th scope="col">Тип</th>
                <th scope="col">Обычно</th>
                <th scope="col">Зачем</th>
              </tr>
            </thead>
            <tbody>
              {part.own.map(({ name, type, isOptional, text, default: usual }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                    {!isOptional && <abbr title="обязательно">*</abbr>}
                  </th>
                  <td>
                    <code>{type}</code>
                  </td>
                  <td>{usual && <code>{usual}</code>}</td>
                  <td lang="en">{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {part.from.map(({ name, module }) => (
        <p key={name}>
          {'И всё, что берёт '}
          <code>{name}</code>
          {' из '}
          <code>{module}</code>.
        </p>
      ))}
    </>
  );
}
