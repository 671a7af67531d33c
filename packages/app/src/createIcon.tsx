import type { ComponentProps } from 'react';

/** An icon as the library of icons writes it. */
interface IconData {
  name: string;
  size: number;
  node: readonly [shape: 'path' | 'circle' | 'rect' | 'line' | 'ellipse', its: Record<string, string>][];
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number;
}

/**
 * Draws an icon as the library's own function does with the settings that are used here: a tenth of its code, and of
 * its work for each of the icons of a list. The build puts it in the place of that function.
 */
export function createIcon({ name, size: side, node }: IconData) {
  return function Icon({ size = side, className = '', ...props }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox={`0 0 ${side} ${side}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`lucide lucide-${name} ${className}`.trim()}
        aria-hidden={props['aria-label'] === undefined && props.role === undefined}
        {...props}
      >
        {node.map(([Shape, its]) => (
          <Shape {...its} key={its.key} />
        ))}
      </svg>
    );
  };
}
