import {
  mdiAccountOutline,
  mdiBankOutline,
  mdiBellOutline,
  mdiCameraOutline,
  mdiCardPlusOutline,
  mdiCellphoneLink,
  mdiDeleteOutline,
  mdiFileDocumentOutline,
  mdiLockOutline,
  mdiMapMarkerOutline,
  mdiTicketConfirmationOutline,
  mdiWalletOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ProfilePicture } from '../../app/person/ProfilePicture.tsx'
import { useShop } from '../../app/shop.ts'
import { useAppSelector } from '../../app/store-hooks.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'
import { DeletionNotice } from './DeletionNotice.tsx'
import { Tiles } from './Tiles.tsx'

/** Where the account begins (Spec 1 §2.2). */
export function AccountPage() {
  const { t } = useTranslation()
  const { client } = useShop()
  const { menu } = client.config.modules
  const { firstName, account } = useAppSelector(selectUser)
  return (
    <Page>
      <Headline
        headline={firstName ? t('account.headline', { name: firstName }) : t('account.headlineNoName')}
        lead={t('account.lead')}
        aside={
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            {account?.customerNumber && t('account.customerNumber', { number: account.customerNumber })}
            {account?.pictureId && <ProfilePicture size={64} />}
          </Box>
        }
      />
      <DeletionNotice />
      <Tiles
        tiles={[
          ...(menu.history
            ? ([{ to: 'orderHistory', icon: mdiTicketConfirmationOutline, text: t('account.tiles.orders') }] as const)
            : []),
          { to: 'userInfo', icon: mdiAccountOutline, text: t('account.tiles.userInfo') },
          { to: 'addresses', icon: mdiMapMarkerOutline, text: t('account.tiles.addresses') },
          ...(menu.paymentMethods
            ? ([{ to: 'paymentMethods', icon: mdiWalletOutline, text: t('account.tiles.paymentMethods') }] as const)
            : []),
          ...(menu.mandates
            ? ([{ to: 'mandates', icon: mdiBankOutline, text: t('account.tiles.mandates') }] as const)
            : []),
          ...(menu.prepaid
            ? ([{ to: 'prepaid', icon: mdiCardPlusOutline, text: t('account.tiles.prepaid') }] as const)
            : []),
          { to: 'documents', icon: mdiFileDocumentOutline, text: t('account.tiles.documents') },
          { to: 'profilePicture', icon: mdiCameraOutline, text: t('account.tiles.picture') },
          { to: 'userPassword', icon: mdiLockOutline, text: t('account.tiles.password') },
          { to: 'notifications', icon: mdiBellOutline, text: t('account.tiles.notifications') },
          { to: 'devices', icon: mdiCellphoneLink, text: t('account.tiles.devices') },
          { to: 'deleteAccount', icon: mdiDeleteOutline, text: t('account.tiles.delete') },
        ]}
      />
    </Page>
  )
}
