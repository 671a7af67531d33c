/** A reason not to run, in words that are all a person needs: it is printed without a stack. */
export class RunError extends Error {}

/** Prints a reason as one line and ends with code 1; any other error with its stack. */
export function endWith(error: unknown): never {
  console.error(error instanceof RunError ? error.message : error);
  process.exit(1);
}
