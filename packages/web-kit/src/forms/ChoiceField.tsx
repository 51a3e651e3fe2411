import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { ChoiceCards } from '../kit/controls/ChoiceCards.tsx'
import { useFieldError } from './use-field-error.ts'
import { useKeptTyping } from './use-kept-typing.ts'

interface Props<T extends FieldValues> extends Pick<ComponentProps<typeof ChoiceCards>, 'label' | 'options'> {
  name: FieldPath<T>
}

/** One of a few of the surrounding form, as cards; one has to be chosen. */
export function ChoiceField<T extends FieldValues>({ name, ...cards }: Props<T>) {
  const { field } = useController<T>({ name })
  useKeptTyping(name, field.onChange)
  return <ChoiceCards {...cards} {...field} required error={useFieldError<T>(name)} />
}
