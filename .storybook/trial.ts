/** How a run tries the stories. */
export interface Trial {
  /** How many times longer than usual what is expected may take. */
  patience: number;
  /** Seed of the moments by which answers come late; without one they come at once. */
  jitter?: number;
}

declare global {
  /** Left on the page by the runner, for the preview. */
  var kasbTrial: Trial | undefined;
}
