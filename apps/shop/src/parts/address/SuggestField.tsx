import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import { Combobox } from '@billett/web-kit/kit/controls/Combobox.tsx'
import type { ComboboxOption } from '@billett/web-kit/kit/controls/combobox-option.ts'
import type { ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'

interface Props<T extends FieldValues> {
  name: FieldPath<T>
  field: ControllerRenderProps<T, FieldPath<T>>
  label: string
  autoComplete: string
  options: readonly ComboboxOption[]
  onSearch: (text: string) => void
  /** The value of an option. */
  onTake: (value: string) => void
  onLeave?: (() => void) | undefined
}

/** A field of the surrounding form that offers what could be meant and takes whatever is typed. */
export function SuggestField<T extends FieldValues>(props: Props<T>) {
  const { name, field, label, autoComplete, options, onSearch, onTake, onLeave } = props
  const { t } = useTexts()
  const text = `${field.value ?? ''}`
  return (
    <Combobox
      free
      required
      name={name}
      ref={field.ref}
      label={label}
      autoComplete={autoComplete}
      text={text}
      error={useFieldError<T>(name)}
      options={options}
      status={options.length > 0 ? t('address.suggestions', { count: options.length }) : ''}
      onOpen={() => onSearch(text)}
      onType={typed => {
        field.onChange(typed)
        onSearch(typed)
      }}
      onChoose={option => onTake(option.value)}
      onLeave={() => {
        onLeave?.()
        field.onBlur()
      }}
    />
  )
}
