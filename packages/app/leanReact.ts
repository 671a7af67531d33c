import { lean } from './leanBuild.ts';
import type { Cut } from './leanBuild.ts';

/** Takes the body of each of these functions away, or puts one that answers in its place. */
const emptied = (names: string, body = ''): Cut[] =>
  names.split(' ').map((name) => {
    const escaped = name.replace('$', String.raw`\$`);
    return {
      pattern: new RegExp(String.raw`^(function ${escaped}\([^)]*\)) \{\n[^}][\s\S]*?^\}$`, 'm'),
      by: `$1 {${body}}`,
    };
  });

/** React says of such an element that its type is none: what is left out is never drawn by mistake. */
const unknownType = (type: string): Cut => ({
  pattern: new RegExp(
    String.raw`^( {6}case REACT_\w+:\n)* {6}case REACT_${type}_TYPE:\n {8}return \([\s\S]*?\n {8}\);$`,
    'm',
  ),
  by: '',
});

const viewTransitions = [
  unknownType('VIEW_TRANSITION'),
  ...emptied(
    'getViewTransitionName getViewTransitionClassName trackEnterViewTransitions applyViewTransitionToHostInstances ' +
      'applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances startViewTransition ' +
      'commitAppearingPairViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions ' +
      'commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions ' +
      'restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureViewTransitionHostInstancesRecursive ' +
      'measureNestedViewTransitions scheduleViewTransitionEvent applyViewTransitionName restoreViewTransitionName ' +
      'recursivelyTraverseAfterMutationEffects commitAfterMutationEffectsOnFiber flushAfterMutationEffects ' +
      'createMeasurement measureInstance measureClonedInstance createViewTransitionInstance reportViewTransitionError ' +
      'ViewTransitionPseudoElement',
  ),
  { pattern: /^ViewTransitionPseudoElement\.prototype\.\w+ = function[\s\S]*?^\};$/gm, by: '' },
];

/** Refs to fragments: one that is set all the same has no methods. */
const fragmentRefs = [
  { pattern: /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};$/gm, by: '' },
  ...emptied(
    'traverseVisibleInstancesAndTextInstances addFragmentHandleToFiber commitNewChildToFragmentInstance ' +
      'commitNewChildToFragmentInstances deleteChildFromFragmentInstance commitFragmentInstanceInsertionEffects ' +
      'commitFragmentInstanceDeletionEffects',
  ),
];

/** Style sheets, scripts and hints that components ask for, and pictures that a transition waits for. */
const resources = [
  {
    pattern: /^ {4}case "style":\n {6}if \(\n {8}"string" !== typeof props\.precedence[\s\S]*?^ {2}\}$/m,
    by: '  }',
  },
  ...emptied('getResource waitForCommitToBeReady', 'return null;'),
  ...emptied(
    'prefetchDNS preconnect preload preloadModule preinitStyle preinitScript preinitModuleScript acquireResource ' +
      'preloadResource preloadResourceAndSuspendIfNeeded suspendResource insertSuspendedStylesheets suspendInstance ' +
      'preloadInstanceAndSuspendIfNeeded accumulateSuspenseyCommitOnFiber estimateImageBytes estimateBandwidth',
  ),
];

/** `useActionState`, and functions as the `action` of a form. */
const actions = emptied(
  'mountActionState updateActionState updateActionStateImpl rerenderActionState dispatchActionState ' +
    'runActionStateAction handleActionReturnValue startHostTransition ensureFormComponentIsStateful extractEvents$1',
);

/** Stacks of components, which no report reads. */
const stacks = emptied('describeNativeComponentFrame', "return '';");

const lists = [unknownType('SUSPENSE_LIST'), ...emptied('updateSuspenseListComponent cutOffTailIfNeeded')];
const hidden = [unknownType('ACTIVITY'), ...emptied('updateActivityComponent')];
const indicator = emptied('defaultOnDefaultTransitionIndicator');

/**
 * React DOM without what the app has no use for, a fifth of it. `.oxlintrc.json` forbids to import that. The cuts are
 * those of one version: with another one they are looked through first.
 */
export const leanReact = () =>
  lean('react', /\/react-dom\/cjs\/react-dom-client\.production\.js$/, [
    { pattern: /^exports\.version = "19\.3\.1";$/m, by: "exports.version = '19.3.1';" },
    ...viewTransitions,
    ...fragmentRefs,
    ...resources,
    ...actions,
    ...stacks,
    ...lists,
    ...hidden,
    ...indicator,
  ]);
