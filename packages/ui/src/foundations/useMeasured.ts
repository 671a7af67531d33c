import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** What the browser made of the first element inside the box, in words. */
export function useMeasured(describe: (style: CSSStyleDeclaration) => string) {
  const ref = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState('');
  const read = useEffectEvent((element: Element) => setMeasured(describe(getComputedStyle(element))));
  useLayoutEffect(() => {
    const element = ref.current?.firstElementChild ?? ref.current;
    if (element) read(element);
  }, []);
  return { ref, measured };
}
