import type { Settings } from '@billett/clients'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '../../app/address/AddressFields.tsx'
import { SalutationFields } from '../../app/person/SalutationFields.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { FormSection } from '../../ui/FormSection.tsx'
import type { RegisterValues } from './register-form.ts'

/** Who registers, and where invoices go. */
export function PersonFields({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  return (
    <>
      <FormSection title={t('signIn.register.person')}>
        <SalutationFields<RegisterValues> salutation="salutation" title="title" country="address.country" />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextField<RegisterValues>
            name="firstName"
            label={t('signIn.register.firstName')}
            autoComplete="given-name"
          />
          <TextField<RegisterValues> name="lastName" label={t('signIn.register.lastName')} autoComplete="family-name" />
        </Box>
        <TextField<RegisterValues>
          name="birthDate"
          type="date"
          label={t('signIn.register.birthDate')}
          hint={t('signIn.register.birthDateHint', { age: settings.minUserAge })}
          autoComplete="bday"
        />
        {settings.user.showPhoneNumber && (
          <TextField<RegisterValues>
            name="phone"
            type="tel"
            inputMode="tel"
            label={t('signIn.register.phone')}
            hint={t('signIn.register.phoneHint')}
            autoComplete="tel"
            optional
          />
        )}
      </FormSection>
      <FormSection title={t('signIn.register.address')}>
        <AddressFields<RegisterValues> at={field => `address.${field}`} />
      </FormSection>
    </>
  )
}
