/**
 * How Node runs the servers of tests: the hundreds of patterns of each are built for the processor at once, and not to
 * bytecode before, which takes a sixth of its start.
 */
export const programOptions = ['--no-regexp-tier-up'];
