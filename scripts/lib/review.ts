import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { readChanges, type Changes } from './changes.ts';
import { readComponents, type ComponentPart } from './componentReference.ts';
import { readProductMap, routesOfHosts, routesOfStories, type RouteRole } from './productMap.ts';
import { releasedStates } from './releasedStates.ts';
import { readReviewPages } from './reviewPages.ts';
import { readStateNames, readStates } from './states.ts';
import { readStories } from './stories.ts';

/** One story on a sheet. */
export interface ReviewState {
  /** The story's id. */
  id: string;
  /** Its Russian name; of a story that is no state, the name of its export. */
  name: string;
  /** Words of the interface that are seen. */
  seen?: string[];
  /** Came after the last release. */
  isNew?: true;
}

/** A screen, or a part of one, with all its states. */
export interface ReviewScreen {
  title: string;
  name: string;
  purpose: string;
  /** The id of its page. */
  page: string;
  /** Addresses that it is seen at. */
  routes: string[];
  /** Anchors of the domain's document. */
  rules: string[];
  states: ReviewState[];
}

/** A component of the design system. */
export interface ReviewComponent {
  name: string;
  /** Its Russian name. */
  label: string;
  page: string;
  parts: ComponentPart[];
  tokens: string[];
  states: ReviewState[];
}

/** An address of the product. */
export interface ReviewRoute {
  path: string;
  role: RouteRole;
  /** Screens that are seen there, by their titles. */
  screens: string[];
  to: string[];
  /** Is in the header of every page. */
  isInHeader: boolean;
}

/** Everything that the review site is made of. */
export interface ReviewData {
  screens: ReviewScreen[];
  components: ReviewComponent[];
  routes: ReviewRoute[];
  changes: Changes;
  /** Whether there was a release that states can be new since. */
  hasRelease: boolean;
}

/** Reads what the review site shows, all of it from sources that are checked elsewhere. */
export function readReview(root: string): ReviewData {
  const pages = readReviewPages(root);
  const stories = readStories(root);
  const states = readStates(root);
  const names = readStateNames(root);
  const map = readProductMap(root);
  const released = releasedStates(root);
  const stateOf = new Map(states.map((state) => [state.id, state]));
  const sheetOf = (title: string): ReviewState[] =>
    stories
      .filter((story) => story.title === title)
      .map(({ id, name }) => ({
        id,
        name: names[id] ?? storyNameFromExport(name),
        ...(stateOf.get(id)?.texts && { seen: stateOf.get(id)?.texts }),
        ...(released && stateOf.has(id) && !released.has(id) && { isNew: true as const }),
      }));
  const ofScreens = pages
    .filter(({ path }) => !path.startsWith('packages/ui/'))
    .map((page) => ({ ...page, routes: routesOfStories(map, page.path), states: sheetOf(page.title) }));
  const others = routesOfHosts(root, map, ofScreens);
  const screens = ofScreens.map(({ title, name, purpose, routes, states: sheet }) => ({
    title,
    name,
    purpose,
    page: toId(title, name),
    routes: [...routes, ...(others.get(title) ?? [])],
    rules: [...new Set(states.filter((state) => state.title === title).map(({ section }) => section))],
    states: sheet,
  }));
  return {
    screens,
    components: readComponents(root).map(({ name, parts, tokens, titles }) => {
      const label = pages.find((page) => page.title === `UI/${name}`)?.name ?? name;
      return { name, label, page: toId(`UI/${name}`, label), parts, tokens, states: titles.flatMap(sheetOf) };
    }),
    routes: map.routes.map(({ path, role, to }) => ({
      path,
      role,
      to,
      screens: screens.filter(({ routes }) => routes.includes(path)).map(({ title }) => title),
      isInHeader: map.header.includes(path),
    })),
    changes: readChanges(root),
    hasRelease: released !== undefined,
  };
}
