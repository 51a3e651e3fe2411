import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { ChoiceCards } from '../kit/controls/ChoiceCards.tsx'
import { useFieldError } from './use-field-error.ts'

interface Props<T extends FieldValues> extends Pick<ComponentProps<typeof ChoiceCards>, 'label' | 'options'> {
  name: FieldPath<T>
}

export function ChoiceField<T extends FieldValues>({ name, ...cards }: Props<T>) {
  const { field } = useController<T>({ name })
  return <ChoiceCards {...cards} {...field} required error={useFieldError<T>(name)} />
}
