import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { MarkedText } from '@billett/web-kit/text/MarkedText.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The terms whoever makes an account agrees to, in the client's own words where it has some. */
export function AccountTermsField() {
  const { t } = useTexts()
  const { client, language } = useShop()
  return (
    <CheckboxField<{ termsAccepted: boolean }>
      name="termsAccepted"
      required
      label={
        client.config.texts.alternativeTerms?.[language] ?? (
          <MarkedText
            text={t('signIn.register.terms')}
            marks={{
              terms: words => (
                <RouteLink to="terms" target="_blank">
                  {words}
                </RouteLink>
              ),
            }}
          />
        )
      }
    />
  )
}
