import { acceptAll, COOKIE_CATEGORIES, rejectAll } from '@billett/clients'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { storedConsentId } from '../../storage/consent-id.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ForgetMe } from '../guest/ForgetMe.tsx'
import styles from './CookieButtons.module.css'
import { CookieCategoryPanel } from './CookieCategoryPanel.tsx'
import { defaultChoice, keptChoice, toggleCategory, toggleCookie } from './choices.ts'
import { useConsent } from './consent-context.ts'

/**
 * Every category with its cookies, one by one; only categories the client uses are shown. The buttons are as wide as
 * each other and look alike, as in the notice: none of the answers is the one most people are to take (docs/law.md).
 */
export function CookieSettings() {
  const { t } = useTexts()
  const { cookies } = useShop().client.config
  const { consent, save, closeSettings } = useConsent()
  const [draft, setDraft] = useState(() => (consent ? keptChoice(cookies, consent) : defaultChoice(cookies)))
  const consentId = storedConsentId.read()
  const categories = COOKIE_CATEGORIES.filter(category => cookies.some(cookie => cookie.category === category))
  return (
    <DialogShell
      open
      width="md"
      title={t('cookies.settingsTitle')}
      onClose={closeSettings}
      actions={
        <div className={styles.root}>
          <Button variant="outlined" onClick={() => save(draft)}>
            {t('cookies.saveChoice')}
          </Button>
          <Button variant="outlined" onClick={() => save(rejectAll(cookies))}>
            {t('cookies.reject')}
          </Button>
          <Button variant="outlined" onClick={() => save(acceptAll(cookies))}>
            {t('cookies.acceptAll')}
          </Button>
        </div>
      }
    >
      <Stack spacing={2}>
        {categories.map(category => (
          <CookieCategoryPanel
            key={category}
            category={category}
            cookies={cookies.filter(cookie => cookie.category === category)}
            consent={draft}
            onToggleCategory={() => setDraft(toggleCategory(cookies, draft, category))}
            onToggleCookie={cookie => setDraft(toggleCookie(cookies, draft, cookie))}
          />
        ))}
        <ForgetMe />
        {consentId && <Text color="textSecondary">{t('cookies.consentId', { id: consentId })}</Text>}
      </Stack>
    </DialogShell>
  )
}
