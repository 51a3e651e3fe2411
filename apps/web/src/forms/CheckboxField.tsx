import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { CheckboxInput } from '../ui/CheckboxInput.tsx'
import { useFieldError } from './use-field-error.ts'

interface Props<T extends FieldValues> extends Omit<ComponentProps<typeof CheckboxInput>, 'name' | 'ref' | 'error'> {
  name: FieldPath<T>
}

export function CheckboxField<T extends FieldValues>({ name, ...checkbox }: Props<T>) {
  const {
    field: { value, ...field },
  } = useController<T>({ name })
  return <CheckboxInput {...checkbox} {...field} checked={value === true} error={useFieldError<T>(name)} />
}
