import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { MarkedText } from '@billett/web-kit/text/MarkedText.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { CheckoutValues } from './checkout-form.ts'

const MARKS = {
  terms: (words: ReactNode) => (
    <RouteLink to="terms" target="_blank">
      {words}
    </RouteLink>
  ),
  privacy: (words: ReactNode) => (
    <RouteLink to="privacyPolicy" target="_blank">
      {words}
    </RouteLink>
  ),
}

/**
 * Under which terms it is bought, above the button that orders (§ 305 Abs. 2 BGB asks for the notice, not for a tick);
 * with a tick where the company wants one.
 */
export function Terms({ ticked }: { ticked: boolean }) {
  const { t } = useTexts()
  if (!ticked)
    return (
      <Text variant="body2">
        <MarkedText text={t('checkout.overview.termsApply')} marks={MARKS} />
      </Text>
    )
  return (
    <CheckboxField<CheckoutValues>
      name="termsAccepted"
      required
      label={<MarkedText text={t('checkout.overview.terms')} marks={MARKS} />}
    />
  )
}
