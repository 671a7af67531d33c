import { Suspense, useState } from 'react';
import type { ReviewRoute, ReviewScreen } from '../../scripts/lib/review.ts';
import { useRoutes, useScreens } from './data.ts';
import { follow, pageHref } from './open.ts';
import { ReviewPage } from './ReviewPage.tsx';

const node = { width: 250, height: 52, gapX: 90, gapY: 16, top: 44 };

interface Place {
  route: ReviewRoute;
  name: string;
  page?: string;
  x: number;
  y: number;
}

/** The screen that a route is for: the one with the fewest other addresses, and of those the largest. */
function screenOf(route: ReviewRoute, screens: readonly ReviewScreen[]): ReviewScreen | undefined {
  return screens
    .filter(({ title }) => route.screens.includes(title))
    .sort((one, other) => one.routes.length - other.routes.length || other.states.length - one.states.length)[0];
}

const letsIn = { public: 'всех', candidate: 'кандидата', employer: 'работодателя', operator: 'оператора' };

const columns: [string, (route: ReviewRoute) => boolean][] = [
  ['Для всех', ({ role }) => role === 'public'],
  ['Кандидат', ({ role }) => role === 'candidate'],
  ['Работодатель: из шапки', ({ role, isInHeader }) => role === 'employer' && isInHeader],
  ['Работодатель: глубже', ({ role, isInHeader }) => role === 'employer' && !isInHeader],
  ['Оператор', ({ role }) => role === 'operator'],
];

function placesOf(all: readonly ReviewRoute[], screens: readonly ReviewScreen[]): Place[] {
  return columns.flatMap(([, isIn], column) =>
    all.filter(isIn).map((route, row) => {
      const screen = screenOf(route, screens);
      return {
        route,
        name: screen?.name ?? route.path,
        page: screen?.page,
        x: column * (node.width + node.gapX),
        y: node.top + row * (node.height + node.gapY),
      };
    }),
  );
}

/** A line from one place to another: between columns straight across, within one around its side. */
function lineOf(from: Place, to: Place): string {
  const middle = (place: Place) => place.y + node.height / 2;
  if (from.x === to.x) {
    const side = from.x + node.width;
    const bend = side + 26 + Math.abs(from.y - to.y) / 12;
    return `M${side} ${middle(from)} C${bend} ${middle(from)} ${bend} ${middle(to)} ${side} ${middle(to)}`;
  }
  const isForward = from.x < to.x;
  const start = isForward ? from.x + node.width : from.x;
  const end = isForward ? to.x : to.x + node.width;
  const bend = (start + end) / 2;
  return `M${start} ${middle(from)} C${bend} ${middle(from)} ${bend} ${middle(to)} ${end} ${middle(to)}`;
}

/** Every address of the product, who reaches it, and what leads where. */
export function ProductMap() {
  return (
    <ReviewPage>
      <Suspense>
        <MapParts />
      </Suspense>
    </ReviewPage>
  );
}

function MapParts() {
  const { screens } = useScreens();
  const all = useRoutes();
  const [marked, setMarked] = useState<string>();
  const places = placesOf(all, screens);
  const placeOf = new Map(places.map((place) => [place.route.path, place]));
  const width = columns.length * (node.width + node.gapX);
  const height = Math.max(...places.map(({ y }) => y)) + node.height + 8;
  const lines = places.flatMap((from) =>
    from.route.to.flatMap((path) => {
      const to = placeOf.get(path);
      return to ? [{ from, to }] : [];
    }),
  );
  // One screen stands at several addresses.
  const namesOf = (paths: readonly string[]) =>
    [...new Set(paths.map((path) => placeOf.get(path)?.name ?? path))].join(', ');
  const isMarked = ({ from, to }: (typeof lines)[number]) =>
    marked === from.route.path ? 'from' : marked === to.route.path ? 'to' : undefined;
  return (
    <>
      {/* The list below says the same to readers. */}
      <div className="review-scroll">
        <svg
          className="review-map"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
          data-marked={marked !== undefined || undefined}
          onPointerLeave={() => setMarked(undefined)}
        >
          <defs>
            <marker
              id="review-arrow"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0 0L8 4L0 8Z" />
            </marker>
          </defs>
          {columns.map(([name], index) => (
            <text key={name} className="review-column" x={index * (node.width + node.gapX)} y={22}>
              {name}
            </text>
          ))}
          {/* What the marked page leads to lies over what leads to it. */}
          {lines
            .toSorted((one, other) => Number(isMarked(one) === 'from') - Number(isMarked(other) === 'from'))
            .map((line) => (
              <path
                key={`${line.from.route.path} ${line.to.route.path}`}
                className="review-line"
                data-marked={isMarked(line)}
                d={lineOf(line.from, line.to)}
                markerEnd="url(#review-arrow)"
              />
            ))}
          {places.map(({ route, name, x, y }) => (
            <g
              key={route.path}
              className="review-node"
              data-marked={marked === route.path || undefined}
              transform={`translate(${x} ${y})`}
              onPointerEnter={() => setMarked(route.path)}
            >
              <rect width={node.width} height={node.height} rx="8" />
              <text x="12" y="22">
                {name}
              </text>
              <text className="review-path" x="12" y="40">
                {short(route.path)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <h2 id="list">То же списком</h2>
      <div className="review-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Страница</th>
              <th scope="col">Адрес</th>
              <th scope="col">Кого впускает</th>
              <th scope="col">Куда ведёт</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ route, name, page }) => (
              <tr key={route.path} onPointerEnter={() => setMarked(route.path)}>
                <th scope="row">
                  {page ? (
                    <a href={pageHref(page)} target="_top" onClick={(event) => follow(event)}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </th>
                <td>
                  <code>{route.path}</code>
                </td>
                <td>{letsIn[route.role]}</td>
                <td>
                  {namesOf(route.to) || 'никуда'}
                  {route.isInHeader && ' (сюда ведёт шапка)'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const short = (path: string) => (path.length > 31 ? `…${path.slice(-30)}` : path);
