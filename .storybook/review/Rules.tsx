import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect } from 'react';
import domain from '../../docs/domain.md?raw';

/** The rules of the product, as the repository has them. */
export function Rules() {
  useEffect(() => {
    const anchor = decodeURIComponent(window.parent.location.hash.slice(1));
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  }, []);
  return (
    <div lang="en">
      <Markdown>{domain}</Markdown>
    </div>
  );
}
