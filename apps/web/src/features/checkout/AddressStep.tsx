import { COUNTRIES } from '@billett/domain'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../forms/SelectField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import type { CheckoutValues } from './checkout-form.ts'
import { Step } from './Step.tsx'

const Row = ({ columns, children }: { columns: string; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: columns } }}>{children}</Box>
)

/** Who buys, and where the tickets are sent. */
export function AddressStep({ number }: { number: number }) {
  const { t } = useTranslation()
  const text = (name: 'firstName' | 'lastName' | 'street' | 'houseNumber' | 'postCode' | 'city' | 'additional') =>
    t(`checkout.address.${name}`)
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
      <Row columns="1fr 1fr">
        <TextField<CheckoutValues> name="guest.firstName" label={text('firstName')} autoComplete="given-name" />
        <TextField<CheckoutValues> name="guest.lastName" label={text('lastName')} autoComplete="family-name" />
      </Row>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr) 8rem' }}>
        <TextField<CheckoutValues> name="guest.address.street" label={text('street')} autoComplete="address-line1" />
        <TextField<CheckoutValues> name="guest.address.houseNumber" label={text('houseNumber')} autoComplete="off" />
      </Box>
      <TextField<CheckoutValues>
        name="guest.address.additional"
        label={text('additional')}
        autoComplete="address-line2"
        optional
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: '8rem minmax(0, 1fr)' }}>
        <TextField<CheckoutValues> name="guest.address.postCode" label={text('postCode')} autoComplete="postal-code" />
        <TextField<CheckoutValues> name="guest.address.city" label={text('city')} autoComplete="address-level2" />
      </Box>
      <SelectField<CheckoutValues>
        name="guest.address.country"
        label={t('checkout.address.country')}
        autoComplete="country"
        options={COUNTRIES.map(country => ({ value: country, text: t(`checkout.address.countries.${country}`) }))}
      />
    </Step>
  )
}
