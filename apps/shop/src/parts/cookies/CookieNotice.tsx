import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { CookieBanner } from './CookieBanner.tsx'
import { useConsent } from './consent-context.ts'

const CookieDialog = lazyPiece(() => import('./CookieDialog.tsx').then(module => module.CookieDialog))
const CookieSettings = lazyWithTexts(['cookieSettings', 'rememberedGuest'], () =>
  import('./CookieSettings.tsx').then(module => module.CookieSettings),
)

/** Asks until there is an answer; the settings can be opened again at any time (Spec 1 §4). */
export function CookieNotice() {
  const { format } = useShop().client.config.modules.cookieNotice
  const { consent, known, settingsOpen } = useConsent()
  if (settingsOpen)
    return (
      <Suspense>
        <CookieSettings />
      </Suspense>
    )
  if (!known || consent) return null
  return format === 'banner' ? (
    <CookieBanner />
  ) : (
    <Suspense>
      <CookieDialog />
    </Suspense>
  )
}
