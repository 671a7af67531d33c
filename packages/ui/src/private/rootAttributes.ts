import type { HTMLAttributes, Ref } from 'react';

type Shared =
  | 'className'
  | 'style'
  | 'id'
  | 'dir'
  | 'lang'
  | 'hidden'
  | 'inert'
  | 'translate'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby';

/** What an element and a part of React Aria both take, for roots that are one or the other. */
export interface RootAttributes extends Pick<HTMLAttributes<HTMLElement>, Shared> {
  /** The root itself. */
  ref?: Ref<HTMLElement>;
}
