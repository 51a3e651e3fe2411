import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'
import { TextArea } from '../kit/controls/TextArea.tsx'
import { useFieldError } from './use-field-error.ts'

interface Props<T extends FieldValues>
  extends Omit<ComponentProps<typeof TextArea>, 'name' | 'ref' | 'error' | 'required'> {
  name: FieldPath<T>
}

/** Several lines of the surrounding form: `<TextAreaField<Body> name="reason" rows={3} label=… />`. */
export function TextAreaField<T extends FieldValues>({ name, ...input }: Props<T>) {
  const { register } = useFormContext<T>()
  return <TextArea {...input} {...register(name)} required={!input.optional} error={useFieldError<T>(name)} />
}
