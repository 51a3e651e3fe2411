import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { NotificationsForm } from './NotificationsForm.tsx'

/** What the owner wants to be written to about. */
export function NotificationsPage() {
  const { t } = useTexts()
  return (
    <AccountFrame headline={t('account.notifications.headline')} lead={t('account.notifications.lead')}>
      {account => <NotificationsForm account={account} />}
    </AccountFrame>
  )
}
