import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'
import { TextArea } from '../kit/controls/TextArea.tsx'
import { useFieldError } from './use-field-error.ts'
import { useFirstValue } from './use-first-value.ts'

interface Props<T extends FieldValues>
  extends Omit<ComponentProps<typeof TextArea>, 'name' | 'ref' | 'error' | 'required'> {
  name: FieldPath<T>
}

/** Several lines of the surrounding form: `<TextAreaField<Body> name="reason" rows={3} label=… />`. */
export function TextAreaField<T extends FieldValues>({ name, ...input }: Props<T>) {
  const { register } = useFormContext<T>()
  const first = useFirstValue<T>(name)
  const error = useFieldError<T>(name)
  return <TextArea defaultValue={first} {...input} {...register(name)} required={!input.optional} error={error} />
}
