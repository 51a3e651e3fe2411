import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'
import { TextArea } from '../kit/controls/TextArea.tsx'
import { useKitTexts } from '../text/use-kit-texts.ts'
import { useFieldError } from './use-field-error.ts'

interface Props<T extends FieldValues>
  extends Omit<ComponentProps<typeof TextArea>, 'name' | 'ref' | 'error' | 'optionalMark'> {
  name: FieldPath<T>
  optional?: boolean
}

/** Several lines of the surrounding form: `<TextAreaField<Body> name="reason" rows={3} label=… />`. */
export function TextAreaField<T extends FieldValues>({ name, optional = false, ...input }: Props<T>) {
  const { t } = useKitTexts()
  const { register } = useFormContext<T>()
  const error = useFieldError<T>(name)
  return (
    <TextArea {...input} {...register(name)} error={error} optionalMark={optional ? t('common.optional') : undefined} />
  )
}
