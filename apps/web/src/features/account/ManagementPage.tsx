import {
  mdiAccountOutline,
  mdiBellOutline,
  mdiCameraOutline,
  mdiCellphoneLink,
  mdiDeleteOutline,
  mdiLockOutline,
  mdiSchoolOutline,
} from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { BackToAccount } from '../../app/account/BackToAccount.tsx'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'
import { DeletionNotice } from './DeletionNotice.tsx'
import { Tiles } from './Tiles.tsx'

/** What can be changed about an account. */
export function ManagementPage() {
  const { t } = useTranslation()
  return (
    <Page>
      <Headline headline={t('frame.titles.accountManagement')} aside={<BackToAccount />} />
      <DeletionNotice />
      <Tiles
        tiles={[
          { to: 'userInfo', icon: mdiAccountOutline, text: t('account.tiles.userInfo') },
          { to: 'profilePicture', icon: mdiCameraOutline, text: t('account.tiles.picture') },
          { to: 'userPassword', icon: mdiLockOutline, text: t('account.tiles.password') },
          { to: 'notifications', icon: mdiBellOutline, text: t('account.tiles.notifications') },
          { to: 'student', icon: mdiSchoolOutline, text: t('account.tiles.student') },
          { to: 'devices', icon: mdiCellphoneLink, text: t('account.tiles.devices') },
          { to: 'deleteAccount', icon: mdiDeleteOutline, text: t('account.tiles.delete') },
        ]}
      />
    </Page>
  )
}
