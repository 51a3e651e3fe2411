import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useWatch } from 'react-hook-form'
import { useBankOf } from '../../../parts/mandate/use-bank-of.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Typed } from '../said.ts'

interface Props {
  name: string
  label: string
}

/** The account that is debited; names its bank where that is known. */
export function IbanField({ name, label }: Props) {
  const { t } = useTexts()
  const typed = useWatch<Typed>({ name })
  const bank = useBankOf(typeof typed === 'string' ? typed : '')
  return (
    <TextField<Typed>
      name={name}
      label={label}
      hint={bank ? t('subscriptionCheckout.bank', { bank }) : t('subscriptionCheckout.ibanHint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={42}
    />
  )
}
