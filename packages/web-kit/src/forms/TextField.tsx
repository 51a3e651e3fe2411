import type { ComponentProps } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { TextInput } from '../kit/controls/TextInput.tsx'
import { useFieldError } from './use-field-error.ts'
import { useTypedField } from './use-typed-field.ts'

interface Props<T extends FieldValues>
  extends Omit<ComponentProps<typeof TextInput>, 'name' | 'ref' | 'error' | 'required'> {
  name: FieldPath<T>
}

/** A text input of the surrounding form: `<TextField<Body> name="email" label=… />`. */
export function TextField<T extends FieldValues>({ name, ...input }: Props<T>) {
  const field = useTypedField<T, HTMLInputElement>(name)
  return <TextInput {...input} {...field} required={!input.optional} error={useFieldError<T>(name)} />
}
