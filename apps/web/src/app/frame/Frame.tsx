import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { CookieNotice } from '../cookies/CookieNotice.tsx'
import { useShop } from '../shop.ts'
import { useEmbedded } from '../use-embedded.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { BrowserBanner } from './BrowserBanner.tsx'
import { EmbeddedFooter } from './EmbeddedFooter.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { SkipLink } from './SkipLink.tsx'

const MAIN_ID = 'main'

/** Header, footer and notices around a page; embedded pages have only the link the law demands. */
export function Frame({ children }: { children: ReactNode }) {
  const { modules } = useShop().client.config
  const embedded = useEmbedded()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink target={MAIN_ID} />
      {!embedded && <BrowserBanner />}
      {!embedded && <Header />}
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flex: 1, '&:focus': { outline: 'none' } }}>
        {!embedded && <Breadcrumbs />}
        {children}
      </Box>
      {embedded || !modules.footer.enabled ? <EmbeddedFooter /> : <Footer />}
      {modules.cookieNotice.enabled && <CookieNotice />}
    </Box>
  )
}
