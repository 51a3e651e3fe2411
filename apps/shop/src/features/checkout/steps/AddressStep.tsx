import type { UserData } from '@billett/contract'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { ForgetMe } from '../../../parts/guest/ForgetMe.tsx'
import { selectIsCustomer } from '../../../state/user/user.selectors.ts'
import type { BuyerValues } from '../../../storage/checkout-draft.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CheckoutValues } from '../checkout-form.ts'
import type { AskedOf } from '../use-asked-of.ts'
import { BuyerLines } from './BuyerLines.tsx'
import { isAccountsOwn, isNobody, isSameBuyer, nobody } from './buyer-of-account.ts'
import { InvoiceFields } from './InvoiceFields.tsx'
import { RememberMe } from './RememberMe.tsx'
import { Step } from './Step.tsx'

interface Props {
  number: number
  /** Null for guests, and until it is known. */
  account: UserData | null
  /** Whom this device remembers; undefined where it remembers nobody. */
  kept: BuyerValues | undefined
  onForgotten: () => void
  askedOf: AskedOf
}

/** Where the tickets are sent; who buys only where there is a reason to ask. What is known of a buyer is one line. */
export function AddressStep({ number, account, kept, onForgotten, askedOf }: Props) {
  const { t } = useTexts()
  const { setValue } = useFormContext<CheckoutValues>()
  const [guest, paymentMethodId, invoiceWished] = useWatch<
    CheckoutValues,
    ['guest', 'paymentMethodId', 'invoiceWished']
  >({ name: ['guest', 'paymentMethodId', 'invoiceWished'] })
  // Whoever types what is remembered letter by letter keeps the field until it is done.
  const [isChanging, setIsChanging] = useState(() => kept !== undefined && !isSameBuyer(guest, kept))
  const isCustomer = useAppSelector(selectIsCustomer)
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
  const forgetMe = !isCustomer && (
    <ForgetMe
      key="forget"
      onForgotten={() => {
        setValue('guest', nobody(guest.address.country))
        setValue('remember', false)
        onForgotten()
      }}
    />
  )
  if (kept && !isChanging && isSameBuyer(guest, kept) && !(why && isNobody(guest)))
    return (
      <Step number={number} step="address" title={t('checkout.address.title')}>
        <BuyerLines
          buyer={why ? guest : { ...nobody(guest.address.country), email: guest.email }}
          onChange={() => setIsChanging(true)}
        />
        {forgetMe}
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
      {!isCustomer && <RememberMe />}
      {forgetMe}
    </Step>
  )
}
