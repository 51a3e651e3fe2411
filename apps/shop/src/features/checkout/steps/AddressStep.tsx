import type { UserData } from '@billett/contract'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CheckoutValues } from '../checkout-form.ts'
import type { AskedOf } from '../use-asked-of.ts'
import { BuyerLines } from './BuyerLines.tsx'
import { isAccountsOwn } from './buyer-of-account.ts'
import { InvoiceFields } from './InvoiceFields.tsx'
import { Step } from './Step.tsx'

interface Props {
  number: number
  /** Null for guests, and until it is known. */
  account: UserData | null
  askedOf: AskedOf
}

/** Where the tickets are sent; who buys only where there is a reason to ask. What an account knows is one line. */
export function AddressStep({ number, account, askedOf }: Props) {
  const { t } = useTexts()
  const { setValue } = useFormContext<CheckoutValues>()
  const [guest, paymentMethodId, invoiceWished] = useWatch<
    CheckoutValues,
    ['guest', 'paymentMethodId', 'invoiceWished']
  >({ name: ['guest', 'paymentMethodId', 'invoiceWished'] })
  const [isChanging, setIsChanging] = useState(false)
  const { why } = askedOf({ paymentMethodId, invoiceWished })
  const isKnown = account !== null && isAccountsOwn(guest, account) && (!why || account.addresses.length > 0)
  if (isKnown && !isChanging)
    return (
      <Step number={number} step="address" title={t('checkout.address.title')}>
        <BuyerLines
          buyer={guest}
          onChange={() => {
            setIsChanging(true)
            setValue('invoiceWished', true)
          }}
        />
      </Step>
    )
  return (
    <Step number={number} step="address" title={t('checkout.address.title')}>
      <TextField<CheckoutValues>
        name="guest.email"
        type="email"
        inputMode="email"
        label={t('checkout.address.email')}
        hint={t('checkout.address.emailHint')}
        autoComplete="email"
      />
      {(!why || why === 'wish') && (
        <CheckboxField<CheckoutValues> name="invoiceWished" label={t('checkout.address.invoice')} />
      )}
      {why && <InvoiceFields why={why} />}
    </Step>
  )
}
