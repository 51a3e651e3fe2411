import { Container } from '@billett/web-kit/kit/layout/Container.tsx'
import { useCovering } from '@billett/web-kit/kit/layout/use-covering.ts'
import { returnFocus } from '@billett/web-kit/kit/overlays/return-focus.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CookieBanner.module.css'
import { CookieButtons } from './CookieButtons.tsx'
import { CookieText } from './CookieText.tsx'

/** At the lower edge, while the page beside it stays usable; above it on a low screen. */
export function CookieBanner() {
  const { t } = useTexts()
  const id = useId()
  const banner = useRef<HTMLElement>(null)
  useCovering(banner, 'bottom')
  useLayoutEffect(() => {
    const { current } = banner
    return () => {
      if (current?.contains(document.activeElement)) returnFocus()
    }
  }, [])
  return (
    <div className={styles.place}>
      <section ref={banner} aria-labelledby={id} className={styles.root}>
        <Container className={styles.container}>
          <div>
            <Text variant="h3" component="h2" id={id}>
              {t('cookies.title')}
            </Text>
            <CookieText />
          </div>
          <CookieButtons />
        </Container>
      </section>
    </div>
  )
}
