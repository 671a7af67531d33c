/** One case for each status of a state. */
export type Cases<State extends { status: string }> = {
  [Status in State['status']]: (state: Extract<State, { status: Status }>) => unknown;
};

/** Chooses by the status of a query, a list or a session. A status without a case does not compile. */
export function match<State extends { status: string }, Chosen extends Cases<State>>(
  state: State,
  cases: Chosen,
): ReturnType<Chosen[State['status']]>;
export function match(state: { status: string }, cases: Record<string, (state: never) => unknown>): unknown {
  // The compiler does not see that the case it finds is the one for this state.
  return cases[state.status]?.(state as never);
}
