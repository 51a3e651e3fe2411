import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useEffect, useRef } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CookieButtons.module.css'
import { acceptAll, rejectAll } from './choices.ts'
import { useConsent } from './consent-context.ts'

/** Reject looks like accept, stands beside it and takes as many clicks. */
export function CookieButtons() {
  const { t } = useTexts()
  const { cookies } = useShop().client.config
  const { save, openFromNotice, backInNotice } = useConsent()
  const individual = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (backInNotice) individual.current?.focus()
  }, [backInNotice])
  return (
    <div className={styles.root}>
      <Button variant="contained" onClick={() => save(rejectAll(cookies))}>
        {t('cookies.reject')}
      </Button>
      <Button variant="contained" onClick={() => save(acceptAll(cookies))}>
        {t('cookies.acceptAll')}
      </Button>
      <Button ref={individual} variant="outlined" onClick={openFromNotice}>
        {t('cookies.individual')}
      </Button>
    </div>
  )
}
