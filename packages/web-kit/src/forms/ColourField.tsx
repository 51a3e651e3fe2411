import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { ColourInput } from '../kit/controls/ColourInput.tsx'
import { useFieldError } from './use-field-error.ts'
import { useKeptTyping } from './use-kept-typing.ts'

interface Props<T extends FieldValues>
  extends Omit<ComponentProps<typeof ColourInput>, 'name' | 'ref' | 'error' | 'required' | 'value' | 'onChange'> {
  name: FieldPath<T>
}

/** A colour of the surrounding form, typed or picked. */
export function ColourField<T extends FieldValues>({ name, ...input }: Props<T>) {
  const {
    field: { value, ...field },
  } = useController<T>({ name })
  useKeptTyping(name, field.onChange)
  const text = typeof value === 'string' ? value : ''
  return <ColourInput {...input} {...field} value={text} required={!input.optional} error={useFieldError<T>(name)} />
}
