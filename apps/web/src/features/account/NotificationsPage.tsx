import { useTranslation } from 'react-i18next'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { NotificationsForm } from './NotificationsForm.tsx'

/** What the owner wants to be written to about. */
export function NotificationsPage() {
  const { t } = useTranslation()
  return (
    <AccountFrame headline={t('account.notifications.headline')} lead={t('account.notifications.lead')}>
      {account => <NotificationsForm account={account} />}
    </AccountFrame>
  )
}
