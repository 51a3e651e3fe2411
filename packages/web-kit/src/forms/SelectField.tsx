import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { SelectInput } from '../kit/controls/SelectInput.tsx'
import { useFieldError } from './use-field-error.ts'
import { useKeptTyping } from './use-kept-typing.ts'

interface Props<T extends FieldValues>
  extends Omit<ComponentProps<typeof SelectInput>, 'name' | 'ref' | 'error' | 'required'> {
  name: FieldPath<T>
}

/** What is chosen is kept while its options are still on their way. */
export function SelectField<T extends FieldValues>({ name, ...select }: Props<T>) {
  const { field } = useController<T>({ name })
  useKeptTyping(name, field.onChange)
  return <SelectInput {...select} {...field} required={!select.optional} error={useFieldError<T>(name)} />
}
