import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'
import { TextInput } from '../kit/controls/TextInput.tsx'
import { useKitTexts } from '../text/use-kit-texts.ts'
import { useFieldError } from './use-field-error.ts'

interface Props<T extends FieldValues>
  extends Omit<ComponentProps<typeof TextInput>, 'name' | 'ref' | 'error' | 'optionalMark'> {
  name: FieldPath<T>
  optional?: boolean
}

/** A text input of the surrounding form: `<TextField<Body> name="email" label=… />`. */
export function TextField<T extends FieldValues>({ name, optional = false, ...input }: Props<T>) {
  const { t } = useKitTexts()
  const { register } = useFormContext<T>()
  const error = useFieldError<T>(name)
  return (
    <TextInput
      {...input}
      {...register(name)}
      error={error}
      optionalMark={optional ? t('common.optional') : undefined}
    />
  )
}
