import { useTranslation } from 'react-i18next'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { PicturePanel } from './PicturePanel.tsx'

/** The customer's own picture. */
export function ProfilePicturePage() {
  const { t } = useTranslation()
  return (
    <AccountFrame headline={t('profilePicture.headline')} lead={t('profilePicture.lead')}>
      {account => <PicturePanel account={account} />}
    </AccountFrame>
  )
}
