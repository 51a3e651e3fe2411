import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useWatch } from 'react-hook-form'
import { AddressFields } from '../../parts/address/AddressFields.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { RegisterValues, Tab } from './register-form.ts'

/** Another address, which its owner says is right (Spec 1 §5). */
export function DeviatingAddress({ tab }: { tab: Tab }) {
  const { t } = useTexts()
  const deviating = useWatch<RegisterValues, 'deviating'>({ name: 'deviating' })
  const isNew = tab === 'new'
  return (
    <Stack spacing={2.5}>
      <CheckboxField<RegisterValues>
        name="deviating"
        label={isNew ? t('signIn.register.deviating') : t('signIn.register.addressChanged')}
      />
      {deviating && (
        <FormSection title={isNew ? t('signIn.register.deviatingAddress') : t('signIn.register.newAddress')}>
          <AddressFields<RegisterValues> at={field => `deviatingAddress.${field}`} />
          <CheckboxField<RegisterValues>
            name="addressConfirmed"
            required
            label={t('signIn.register.addressConfirmed')}
          />
        </FormSection>
      )}
    </Stack>
  )
}
