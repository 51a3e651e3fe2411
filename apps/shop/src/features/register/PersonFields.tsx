import type { Settings } from '@billett/clients'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { AddressFields } from '../../parts/address/AddressFields.tsx'
import { AccountPersonFields } from '../../parts/person/AccountPersonFields.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { RegisterValues } from './register-form.ts'

/** Who registers, and where invoices go. */
export function PersonFields({ settings }: { settings: Settings }) {
  const { t } = useTexts()
  return (
    <>
      <FormSection title={t('signIn.register.person')}>
        <AccountPersonFields<RegisterValues> settings={settings} at={field => field} />
      </FormSection>
      <FormSection title={t('signIn.register.address')}>
        <AddressFields<RegisterValues> at={field => `address.${field}`} />
      </FormSection>
    </>
  )
}
