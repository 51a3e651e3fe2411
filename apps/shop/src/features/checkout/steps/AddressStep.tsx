import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { AddressFields } from '../../../parts/address/AddressFields.tsx'
import { NameFields } from '../../../parts/person/NameFields.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CheckoutValues } from '../checkout-form.ts'
import { SavedAddressChoice } from './SavedAddressChoice.tsx'
import { Step } from './Step.tsx'

/** Who buys, and where the tickets are sent. */
export function AddressStep({ number }: { number: number }) {
  const { t } = useTexts()
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
      <NameFields<CheckoutValues> firstName="guest.firstName" lastName="guest.lastName" />
      <SavedAddressChoice />
      <AddressFields<CheckoutValues> at={field => `guest.address.${field}`} />
    </Step>
  )
}
