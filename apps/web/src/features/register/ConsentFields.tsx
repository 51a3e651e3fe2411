import Typography from '@mui/material/Typography'
import { Trans, useTranslation } from 'react-i18next'
import { CheckboxField } from '../../forms/CheckboxField.tsx'
import { useShop } from '../../hooks/shop.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { FormSection } from '../../ui/FormSection.tsx'
import type { RegisterValues } from './register-form.ts'

/** The terms, which are needed, and the newsletter, which is not. */
export function ConsentFields() {
  const { t } = useTranslation()
  const { client, language } = useShop()
  return (
    <FormSection title={t('signIn.register.consent')}>
      <CheckboxField<RegisterValues>
        name="termsAccepted"
        label={
          client.config.texts.alternativeTerms?.[language] ?? (
            <Trans
              i18nKey="signIn.register.terms"
              t={t}
              components={{ terms: <RouteLink to="terms" target="_blank" /> }}
            />
          )
        }
      />
      <CheckboxField<RegisterValues> name="newsletter" label={t('signIn.register.newsletter')} />
      <Typography color="textSecondary">
        <Trans
          i18nKey="signIn.register.privacy"
          t={t}
          components={{ privacy: <RouteLink to="privacyPolicy" target="_blank" /> }}
        />
      </Typography>
    </FormSection>
  )
}
