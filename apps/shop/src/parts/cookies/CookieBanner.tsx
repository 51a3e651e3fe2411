import { Container } from '@billett/web-kit/kit/layout/Container.tsx'
import { returnFocus } from '@billett/web-kit/kit/overlays/return-focus.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CookieBanner.module.css'
import { CookieButtons } from './CookieButtons.tsx'
import { CookieText } from './CookieText.tsx'

/** At the lower edge, as wide as MUI's lg; the page stays usable behind it. */
export function CookieBanner() {
  const { t } = useTexts()
  const id = useId()
  const banner = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = banner
    return () => {
      if (current?.contains(document.activeElement)) returnFocus()
    }
  }, [])
  return (
    <section ref={banner} aria-labelledby={id} className={styles.root}>
      <Container className={styles.container}>
        <div>
          <Text variant="h3" component="h2" id={id} gutterBottom>
            {t('cookies.title')}
          </Text>
          <CookieText />
        </div>
        <CookieButtons />
      </Container>
    </section>
  )
}
