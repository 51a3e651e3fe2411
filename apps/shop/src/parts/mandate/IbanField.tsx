import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'
import { useBankOf } from './use-bank-of.ts'

interface Props<T extends FieldValues> {
  name: FieldPath<T>
  label: string
}

/**
 * The account that is debited. Its hint is always there, so that naming the bank moves nothing under a finger. Where
 * mandates are kept with the account, bank and BIC are fields of their own: that form fills them in, and has its own.
 */
export function IbanField<T extends FieldValues>({ name, label }: Props<T>) {
  const { t } = useTexts()
  const typed: unknown = useWatch<T>({ name })
  const bank = useBankOf(typeof typed === 'string' ? typed : '')
  return (
    <TextField<T>
      name={name}
      label={label}
      hint={bank ? t('mandates.account.bank', { bank }) : t('mandates.account.hint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={42}
    />
  )
}
