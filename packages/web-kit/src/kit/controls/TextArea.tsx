import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { InputFrame } from './InputFrame.tsx'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'children' | 'className'>

/** Several lines of text; grows with what is written. */
export const TextArea = ({ label, optional, hint, error, ...input }: Props) => (
  <Field
    label={label}
    optional={optional}
    hint={hint}
    error={error}
    id={input.id}
    aria-describedby={input['aria-describedby']}
  >
    {given => (
      <InputFrame>
        <textarea {...input} {...given} />
      </InputFrame>
    )}
  </Field>
)
