import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { RegisterValues } from './register-form.ts'

/** How the company knows its customer: by the code of a letter, or by number and birth date (Spec 1 §3). */
export function ClaimFields({ by }: { by: 'UserId' | 'Token' }) {
  const { t } = useTexts()
  return (
    <FormSection title={t('signIn.register.claim')}>
      {by === 'Token' ? (
        <TextField<RegisterValues>
          name="activationToken"
          label={t('signIn.register.activationToken')}
          hint={t('signIn.register.activationTokenHint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
        />
      ) : (
        <>
          <TextField<RegisterValues>
            name="customerNumber"
            label={t('signIn.register.customerNumber')}
            hint={t('signIn.register.customerNumberHint')}
            autoComplete="off"
          />
          <TextField<RegisterValues>
            name="birthDate"
            type="date"
            label={t('common.person.birthDate')}
            autoComplete="bday"
          />
        </>
      )}
    </FormSection>
  )
}
