import type { ComponentProps, ReactNode, Ref } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { InputFrame } from './InputFrame.tsx'
import { pasteDate } from './pasted-date.ts'

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'size' | 'color' | 'ref' | 'children' | 'className'> {
  /** The input itself, for moving the focus. */
  ref?: Ref<HTMLInputElement>
  startAdornment?: ReactNode
  endAdornment?: ReactNode
}

/** One line of text, a number, or the browser's own date and time. */
export const TextInput = ({ label, optional, hint, error, startAdornment, endAdornment, ...input }: Props) => (
  <Field
    label={label}
    optional={optional}
    hint={hint}
    error={error}
    id={input.id}
    aria-describedby={input['aria-describedby']}
  >
    {given => (
      <InputFrame start={startAdornment} end={endAdornment}>
        <input onPaste={input.type === 'date' ? pasteDate : undefined} {...input} {...given} />
      </InputFrame>
    )}
  </Field>
)
