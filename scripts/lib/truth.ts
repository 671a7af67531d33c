import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCitationProblems, domainFile, readAnchors } from './citations.ts';
import { readStates, renderStates, statesFile, statesPage, type State } from './states.ts';
import { readStories, type Story } from './stories.ts';

// Parts stand under UI, whichever package they live in.
const isOfScreen = ({ path, title }: Story) => /^packages\/(?:features|app)\//.test(path) && !title.startsWith('UI/');

/** Says what is wrong between a state and the story that should show it. */
function stateProblems(state: State, story: Story | undefined, anchors: ReadonlySet<string>): string[] {
  const report = (text: string) => `${statesFile}: ${state.id} ${text}`;
  const noSection = anchors.has(state.section)
    ? []
    : [report(`belongs to #${state.section}, which ${domainFile} has not`)];
  if (!story) return [...noSection, report('has no story')];
  const isSame = story.title === state.title && story.name === state.story;
  const unseen = (state.texts ?? []).filter((text) => !story.source.includes(text));
  return [
    ...noSection,
    ...(isSame ? [] : [report(`is the story ${story.name} of ${story.title}, not ${state.story} of ${state.title}`)]),
    ...unseen.map((text) => report(`should show «${text}», which ${story.path} does not know`)),
    ...(state.hasSteps && !story.hasPlay ? [report(`needs steps, and ${story.path}:${story.line} has no play`)] : []),
  ];
}

/** Says what is wrong with a story of a screen by itself. */
function storyProblems(story: Story, states: ReadonlyMap<string, State>): string[] {
  const report = (text: string) => `${story.path}:${story.line}: ${story.name} ${text}`;
  return [
    ...(states.has(story.id) ? [] : [report(`(${story.id}) is no state of ${statesFile}`)]),
    ...(story.hasPlay ? [] : [report('has no play: nothing says what is to be seen')]),
  ];
}

/** Checks that states, stories and the domain's document agree, and that nothing cites what is not here. */
export function truthProblems(root: string): string[] {
  const anchors = readAnchors(root);
  const states = readStates(root);
  const stories = readStories(root);
  const stateOf = new Map(states.map((state) => [state.id, state]));
  const storyOf = new Map(stories.map((story) => [story.id, story]));
  const twice = states.filter((state) => stateOf.get(state.id) !== state);
  const page = join(root, statesPage);
  const isInStep = existsSync(page) && readFileSync(page, 'utf8') === renderStates(states);
  return [
    ...twice.map(({ id }) => `${statesFile}: ${id} is listed twice`),
    ...states.flatMap((state) => stateProblems(state, storyOf.get(state.id), anchors)),
    ...stories.filter(isOfScreen).flatMap((story) => storyProblems(story, stateOf)),
    ...(isInStep ? [] : [`${statesPage} is not what ${statesFile} makes: run pnpm states`]),
    ...allCitationProblems(root, anchors),
  ];
}
