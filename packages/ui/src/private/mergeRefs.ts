import type { Ref, RefCallback } from 'react';

/** One ref for two holders. */
export function mergeRefs<T>(first: Ref<T>, second: Ref<T> | undefined): RefCallback<T> | Ref<T> {
  if (!second) return first;
  return (node: T | null) => {
    for (const ref of [first, second]) {
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    }
  };
}
