import { useTexts } from '../../../texts/use-texts.ts'
import { FrameLink } from '../FrameLink.tsx'
import { CancelContractsLink, WithdrawContractLink } from './ContractLinks.tsx'
import { CookieSettingsButton } from './CookieSettingsButton.tsx'
import styles from './EmbeddedFooter.module.css'

const PAGES = ['legalNotice', 'terms', 'privacyPolicy', 'info'] as const

/** All that is left of the footer inside somebody else's page: what the law demands, also of consent and barriers. */
export function EmbeddedFooter() {
  const { t } = useTexts()
  return (
    <footer className={styles.root}>
      <CancelContractsLink />
      <WithdrawContractLink />
      {PAGES.map(page => (
        <FrameLink key={page} to={page}>
          {t(`frame.titles.${page}`)}
        </FrameLink>
      ))}
      <FrameLink to="reportBarrier">{t('frame.footer.reportBarrier')}</FrameLink>
      <CookieSettingsButton className={styles.button} />
    </footer>
  )
}
