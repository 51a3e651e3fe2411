import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'
import { TextInput } from '../kit/controls/TextInput.tsx'
import { useFieldError } from './use-field-error.ts'

interface Props<T extends FieldValues>
  extends Omit<ComponentProps<typeof TextInput>, 'name' | 'ref' | 'error' | 'required'> {
  name: FieldPath<T>
}

/** A text input of the surrounding form: `<TextField<Body> name="email" label=… />`. */
export function TextField<T extends FieldValues>({ name, ...input }: Props<T>) {
  const { register } = useFormContext<T>()
  return <TextInput {...input} {...register(name)} required={!input.optional} error={useFieldError<T>(name)} />
}
