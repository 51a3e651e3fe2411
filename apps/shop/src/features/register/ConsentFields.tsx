import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { MarkedText } from '@billett/web-kit/text/MarkedText.tsx'
import { AccountTermsField } from '../../parts/account/AccountTermsField.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { RegisterValues } from './register-form.ts'

/** The terms, which are needed, and the newsletter, which is not. */
export function ConsentFields() {
  const { t } = useTexts()
  return (
    <FormSection title={t('signIn.register.consent')}>
      <AccountTermsField />
      <CheckboxField<RegisterValues> name="newsletter" label={t('signIn.register.newsletter')} />
      <Text color="textSecondary">
        <MarkedText
          text={t('signIn.register.privacy')}
          marks={{
            privacy: words => (
              <RouteLink to="privacyPolicy" target="_blank">
                {words}
              </RouteLink>
            ),
          }}
        />
      </Text>
    </FormSection>
  )
}
