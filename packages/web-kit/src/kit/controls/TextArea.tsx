import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { InputFrame } from './InputFrame.tsx'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'children' | 'className'>

/** Several lines of text; grows with what is written. */
export const TextArea = ({ label, optionalMark, hint, error, ...input }: Props) => (
  <Field label={label} optionalMark={optionalMark} hint={hint} error={error}>
    {given => (
      <InputFrame>
        <textarea {...input} {...given} />
      </InputFrame>
    )}
  </Field>
)
