import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useConsent } from '../../../parts/cookies/consent-context.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** The way back to the consent: as easy to take back as to give. Nothing where the client asks for none. */
export function CookieSettingsButton({ className }: { className: string | undefined }) {
  const { t } = useTexts()
  const { openSettings } = useConsent()
  if (!useShop().client.config.modules.cookieNotice.enabled) return null
  return (
    <TextLink component="button" type="button" onClick={openSettings} className={className}>
      {t('frame.footer.cookieSettings')}
    </TextLink>
  )
}
