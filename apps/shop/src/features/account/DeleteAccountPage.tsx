import { DELETION_DAYS } from '@billett/domain'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { DeletionPanel } from './DeletionPanel.tsx'
import { ExportPanel } from './ExportPanel.tsx'

/** Takes everything along, or leaves (GDPR 15, 17 and 20). */
export function DeleteAccountPage() {
  const { t } = useTexts()
  return (
    <AccountFrame headline={t('account.remove.headline')} lead={t('account.remove.lead', { days: DELETION_DAYS })}>
      {account => (
        <>
          <ExportPanel />
          <DeletionPanel account={account} />
        </>
      )}
    </AccountFrame>
  )
}
