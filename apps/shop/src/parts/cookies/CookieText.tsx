import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CookieText.module.css'
import { useConsent } from './consent-context.ts'

/** What is stored, where more is to be read, and the way to single choices, which needs a script. */
export function CookieText() {
  const { t } = useTexts()
  const { openFromNotice, backInNotice } = useConsent()
  const individual = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (backInNotice) individual.current?.focus()
  }, [backInNotice])
  return (
    <>
      <Text variant="body2">{t('cookies.text')}</Text>
      <div className={styles.root}>
        <Button ref={individual} variant="text" onClick={openFromNotice} className={styles.individual}>
          {t('cookies.individual')}
        </Button>
        <RouteLink to="privacyPolicy">{t('cookies.privacy')}</RouteLink>
        <RouteLink to="legalNotice">{t('cookies.legalNotice')}</RouteLink>
      </div>
    </>
  )
}
