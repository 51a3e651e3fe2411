import type { LegalAction } from '@billett/clients'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useConsent } from '../../parts/cookies/consent-context.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './SectionAction.module.css'

/** What a section of a legal page invites to do. */
export function SectionAction({ action }: { action: LegalAction }) {
  const { t } = useTexts()
  const link = useLink()
  const { openSettings } = useConsent()
  if (action === 'cookieSettings')
    return (
      <Button variant="outlined" onClick={openSettings} className={styles.root}>
        {t('frame.footer.cookieSettings')}
      </Button>
    )
  const [to, text] = {
    withdrawContract: [link('withdrawContract'), t('frame.footer.withdrawContract')],
    cancelContract: [link('cancelContractNoLogin'), t('frame.footer.cancelContracts')],
    reportBarrier: [link('reportBarrier'), t('frame.footer.reportBarrier')],
  }[action]
  return (
    <Button component={Link} to={to ?? ''} variant="outlined" className={styles.root}>
      {text}
    </Button>
  )
}
