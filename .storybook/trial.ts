declare global {
  /**
   * Left on the page by the runner, for the preview: the seed of the moments by which answers come late; without one
   * they come at once.
   */
  var kasbJitter: number | undefined;
  /** Left there by a build for tests. */
  var kasbTested: boolean | undefined;
  /** Left on the page by a runner that checks every look of every story: none is left out as seen before. */
  var kasbEveryLook: boolean | undefined;
  /** Left on the page by the preview, for the runner: the names of the calls that the story saw refused. */
  var kasbRefused: (() => string[]) | undefined;
  /** Left there too: all that was answered and sent, whose words are the provider's and the person's. */
  var kasbData: (() => unknown[]) | undefined;
}

/** What a story that has ended is asked for. */
export interface Asked {
  language: 'ru' | 'uz';
  /** Called when what it reads anew is there. */
  done: () => void;
}

/** The event by which a story that has ended is made to speak another language: its play knows Russian alone. */
export const speak = 'kasb-speak';
