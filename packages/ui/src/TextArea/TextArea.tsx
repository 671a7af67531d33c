'use client';
import { useRef } from 'react';
import type { Ref, TextareaHTMLAttributes } from 'react';
import type { UiTexts } from '../messages/useMessages.ts';
import { assignVar } from '../private/assignVar.ts';
import { cx } from '../private/cx.ts';
import * as css from '../private/field.css.ts';
import { FieldFrame } from '../private/FieldFrame.tsx';
import type { FieldProps } from '../private/FieldFrame.tsx';
import { mergeRefs } from '../private/mergeRefs.ts';
import { useTextControl } from '../private/useTextControl.ts';
import * as own from './TextArea.css.ts';

type Renamed = keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'required' | 'disabled' | 'readOnly' | 'id';

export interface TextAreaProps
  extends Omit<FieldProps, 'size'>, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Renamed> {
  /** Makes the owner keep the text; without it the browser does, and a key renders nothing. */
  value?: string;
  /** What stands there in the beginning. */
  defaultValue?: string;
  /** Called with the whole text at every key. */
  onChange?: (value: string) => void;
  /** Lines shown while empty; it grows to 16. @default 4 */
  rows?: number;
  /** Read and copied, not changed. @default false */
  isReadOnly?: boolean;
  /** Says what is wrong with a value, or nothing. */
  validate?: (value: string) => string | null | undefined;
  /** Words in place of the provider's. */
  messages?: UiTexts<'valueMissing' | 'valueInvalid'>;
  /** The text area itself. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text with label, help and error; Enter is a new line. */
export function TextArea({ rows = 4, style, ref, ...props }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { frame, textProps } = useTextControl(area, props);
  return (
    <FieldFrame {...frame}>
      <textarea
        {...textProps}
        ref={mergeRefs(area, ref)}
        rows={rows}
        className={cx(own.area, css.size.md)}
        style={{ ...assignVar(own.rows, String(rows)), ...style }}
      />
    </FieldFrame>
  );
}
