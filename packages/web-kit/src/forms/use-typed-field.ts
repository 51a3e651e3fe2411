import { useRef } from 'react'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'
import { useFirstValue } from './use-first-value.ts'
import { useKeptTyping } from './use-kept-typing.ts'

/**
 * What ties an input to a field of the surrounding form; it begins with what the field holds, or with what was typed
 * before the page had to be loaded anew.
 */
export function useTypedField<T extends FieldValues, Input extends HTMLInputElement | HTMLTextAreaElement>(
  name: FieldPath<T>,
) {
  const { ref, ...field } = useFormContext<T>().register(name)
  const element = useRef<Input>(null)
  useKeptTyping(name, typed => {
    const { current } = element
    if (!current) return
    current.value = typed
    void field.onChange({ target: current, type: 'change' })
  })
  return {
    ...field,
    defaultValue: useFirstValue<T>(name),
    ref: (input: Input | null) => {
      element.current = input
      ref(input)
    },
  }
}
