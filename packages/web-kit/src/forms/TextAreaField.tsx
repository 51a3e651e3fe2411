import type { ComponentProps } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { TextArea } from '../kit/controls/TextArea.tsx'
import { useFieldError } from './use-field-error.ts'
import { useTypedField } from './use-typed-field.ts'

interface Props<T extends FieldValues>
  extends Omit<ComponentProps<typeof TextArea>, 'name' | 'ref' | 'error' | 'required'> {
  name: FieldPath<T>
}

/** Several lines of the surrounding form: `<TextAreaField<Body> name="reason" rows={3} label=… />`. */
export function TextAreaField<T extends FieldValues>({ name, ...input }: Props<T>) {
  const field = useTypedField<T, HTMLTextAreaElement>(name)
  return <TextArea {...input} {...field} required={!input.optional} error={useFieldError<T>(name)} />
}
