import { key } from '@billett/contract'
import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { CheckboxInput } from '../kit/controls/CheckboxInput.tsx'
import { useKitTexts } from '../text/use-kit-texts.ts'
import { useFieldError } from './use-field-error.ts'
import { useKeptTyping } from './use-kept-typing.ts'

interface Props<T extends FieldValues> extends Omit<ComponentProps<typeof CheckboxInput>, 'name' | 'ref' | 'error'> {
  name: FieldPath<T>
}

/** A box that must be ticked is not filled in. */
export function CheckboxField<T extends FieldValues>({ name, ...checkbox }: Props<T>) {
  const {
    field: { value, ...field },
  } = useController<T>({ name })
  useKeptTyping(name, typed => field.onChange(typed === 'true'))
  const { t } = useKitTexts()
  const error = useFieldError<T>(name, { [key('required')]: t('common.tickRequired') })
  return <CheckboxInput {...checkbox} {...field} checked={value === true} error={error} />
}
