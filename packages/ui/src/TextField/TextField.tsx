'use client';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { UiTexts } from '../messages/useMessages.ts';
import { cx } from '../private/cx.ts';
import * as css from '../private/field.css.ts';
import { FieldFrame } from '../private/FieldFrame.tsx';
import type { TextInputProps } from '../private/FieldFrame.tsx';
import { mergeRefs } from '../private/mergeRefs.ts';
import { useTextControl } from '../private/useTextControl.ts';

export interface TextFieldProps extends TextInputProps {
  /** The browser's keyboard and check. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'password' | 'number' | 'date' | 'time';
  /** Read and copied, not changed. @default false */
  isReadOnly?: boolean;
  /** A lucide icon before the text. */
  icon?: ReactNode;
  /** An icon or a unit after the text. */
  iconEnd?: ReactNode;
  /** Says that the value is right, in place of the help. */
  confirmation?: string | undefined;
  /** Says what is wrong with a value, or nothing. */
  validate?: (value: string) => string | null | undefined;
  /** Words in place of the provider's. */
  messages?: UiTexts<'valueMissing' | 'valueInvalid' | 'emailInvalid' | 'urlInvalid'>;
}

/** One line of text with its label, help and error. */
export function TextField({ size = 'md', icon, iconEnd, ref, ...props }: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { frame, textProps } = useTextControl(input, props);
  return (
    <FieldFrame {...frame}>
      <div className={cx(css.control, css.size[size])}>
        {icon && <span className={css.icon}>{icon}</span>}
        <input {...textProps} ref={mergeRefs(input, ref)} className={css.input} />
        {iconEnd && <span className={css.icon}>{iconEnd}</span>}
      </div>
    </FieldFrame>
  );
}
