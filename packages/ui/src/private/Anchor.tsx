import type { ComponentProps, MouseEvent, Ref } from 'react';
import { useHostRouter } from '../router/HostRouter.tsx';

/** What every link takes: the attributes of the element, and these. */
export interface AnchorProps extends Omit<ComponentProps<'a'>, 'children' | 'onClick' | 'ref'> {
  /** It was followed: by a pointer, Enter or a reader. */
  onPress?: () => void;
  /** The link itself. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Whether the host's router may go there in this tab, rather than the browser. */
function isForRouter({ currentTarget: link, button, ...keys }: MouseEvent<HTMLAnchorElement>) {
  const isPlain = button === 0 && !keys.metaKey && !keys.ctrlKey && !keys.altKey && !keys.shiftKey;
  const isHere = !link.target || link.target === '_self';
  return isPlain && isHere && !link.hasAttribute('download') && link.origin === location.origin;
}

/** A link without a look; through the host's router if one is provided. */
export function Anchor({ href, onPress, children, ...props }: AnchorProps & ComponentProps<'a'>) {
  const router = useHostRouter();
  return (
    <a
      {...props}
      href={href === undefined ? undefined : (router?.hrefOf(href) ?? href)}
      onClick={(event) => {
        onPress?.();
        if (!router || href === undefined || event.defaultPrevented || !isForRouter(event)) return;
        event.preventDefault();
        router.navigate(href);
      }}
    >
      {children}
    </a>
  );
}
