import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { PicturePanel } from './PicturePanel.tsx'

/** The customer's own picture. */
export function ProfilePicturePage() {
  const { t } = useTexts()
  return (
    <AccountFrame headline={t('profilePicture.headline')} lead={t('profilePicture.lead')}>
      {account => <PicturePanel account={account} />}
    </AccountFrame>
  )
}
