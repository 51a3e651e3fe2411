import { MAIN_ID } from '@billett/web-kit/frame/main-id.ts'
import { SkipLink } from '@billett/web-kit/frame/SkipLink.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { type ReactNode, Suspense, useRef } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { useTitleHidden } from '../../hooks/use-title-hidden.ts'
import { CookieNotice } from '../../parts/cookies/CookieNotice.tsx'
import { ShopPreview } from '../../parts/preview/ShopPreview.tsx'
import { TakenOver } from '../../parts/take-over/TakenOver.tsx'
import { WhenAlive } from '../../parts/WhenAlive.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import styles from './Frame.module.css'
import { EmbeddedFooter } from './footer/EmbeddedFooter.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { NeedsScript } from './NeedsScript.tsx'
import { useToldHeight } from './use-told-height.ts'

const BrowserBanner = lazyPiece(() => import('./BrowserBanner.tsx').then(module => module.BrowserBanner))

/**
 * Header, footer and notices around a page; embedded pages have only the link the law demands. Each in a boundary of
 * its own, so that the browser takes the drawn page over part by part.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { modules } = useShop().client.config
  const embedded = useEmbedded()
  const titleHidden = useTitleHidden()
  const whole = useRef<HTMLDivElement>(null)
  useToldHeight(whole, embedded)
  return (
    // Embedded it is as high as what it shows: its frame follows.
    <div ref={whole} className={embedded ? styles.embedded : styles.whole}>
      <SkipLink>{t('frame.skipToContent')}</SkipLink>
      <TakenOver />
      <ShopPreview />
      {modules.cookieNotice.enabled && <CookieNotice />}
      {!embedded && (
        <WhenAlive>
          <BrowserBanner />
        </WhenAlive>
      )}
      <Suspense>{!embedded && <Header />}</Suspense>
      <main id={MAIN_ID} tabIndex={-1} data-untitled={titleHidden} className={styles.main}>
        {!embedded && <Breadcrumbs />}
        <NeedsScript />
        {children}
      </main>
      <Suspense>{embedded || !modules.footer.enabled ? <EmbeddedFooter /> : <Footer />}</Suspense>
    </div>
  )
}
