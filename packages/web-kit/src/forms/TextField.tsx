import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'
import { TextInput } from '../kit/controls/TextInput.tsx'
import { useFieldError } from './use-field-error.ts'
import { useFirstValue } from './use-first-value.ts'

interface Props<T extends FieldValues>
  extends Omit<ComponentProps<typeof TextInput>, 'name' | 'ref' | 'error' | 'required'> {
  name: FieldPath<T>
}

/** A text input of the surrounding form: `<TextField<Body> name="email" label=… />`. */
export function TextField<T extends FieldValues>({ name, ...input }: Props<T>) {
  const { register } = useFormContext<T>()
  const first = useFirstValue<T>(name)
  const error = useFieldError<T>(name)
  return <TextInput defaultValue={first} {...input} {...register(name)} required={!input.optional} error={error} />
}
