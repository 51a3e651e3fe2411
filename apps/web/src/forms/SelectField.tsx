import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'
import { SelectInput } from '../ui/SelectInput.tsx'
import { useFieldError } from './use-field-error.ts'

interface Props<T extends FieldValues> extends Omit<ComponentProps<typeof SelectInput>, 'name' | 'ref' | 'error'> {
  name: FieldPath<T>
}

export function SelectField<T extends FieldValues>({ name, ...select }: Props<T>) {
  const { register } = useFormContext<T>()
  return <SelectInput {...select} {...register(name)} error={useFieldError<T>(name)} />
}
