import { COUNTRIES } from '@billett/domain'
import Box from '@mui/material/Box'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../forms/SelectField.tsx'
import { TextField } from '../../forms/TextField.tsx'

interface Props<T extends FieldValues> {
  /** Where the form keeps the field of this name. */
  at: (field: 'street' | 'houseNumber' | 'additional' | 'postCode' | 'city' | 'country') => FieldPath<T>
}

/** Street to country, as a browser can fill them in. */
export function AddressFields<T extends FieldValues>({ at }: Props<T>) {
  const { t } = useTranslation()
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr) 8rem' }}>
        <TextField<T> name={at('street')} label={t('checkout.address.street')} autoComplete="address-line1" />
        <TextField<T> name={at('houseNumber')} label={t('checkout.address.houseNumber')} autoComplete="off" />
      </Box>
      <TextField<T>
        name={at('additional')}
        label={t('checkout.address.additional')}
        autoComplete="address-line2"
        optional
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: '8rem minmax(0, 1fr)' }}>
        <TextField<T> name={at('postCode')} label={t('checkout.address.postCode')} autoComplete="postal-code" />
        <TextField<T> name={at('city')} label={t('checkout.address.city')} autoComplete="address-level2" />
      </Box>
      <SelectField<T>
        name={at('country')}
        label={t('checkout.address.country')}
        autoComplete="country"
        options={COUNTRIES.map(country => ({ value: country, text: t(`checkout.address.countries.${country}`) }))}
      />
    </>
  )
}
