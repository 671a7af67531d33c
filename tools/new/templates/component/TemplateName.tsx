import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './TemplateName.css.ts';

export interface TemplateNameProps extends ComponentProps<'div'> {
  /** TODO: what stands in it. */
  children: ReactNode;
}

/** TODO: one sentence, what it is for. */
export function TemplateName({ className, children, ...props }: TemplateNameProps) {
  return (
    <div {...props} className={cx(css.templateName, className)}>
      {children}
    </div>
  );
}
