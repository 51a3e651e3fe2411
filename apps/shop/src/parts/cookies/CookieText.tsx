import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CookieText.module.css'

export function CookieText() {
  const { t } = useTexts()
  return (
    <>
      <Text>{t('cookies.text')}</Text>
      <div className={styles.root}>
        <RouteLink to="privacyPolicy">{t('cookies.privacy')}</RouteLink>
        <RouteLink to="legalNotice">{t('cookies.legalNotice')}</RouteLink>
      </div>
    </>
  )
}
