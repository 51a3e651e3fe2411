import {
  mdiAccountOutline,
  mdiBellOutline,
  mdiCellphoneLink,
  mdiDeleteOutline,
  mdiLockOutline,
  mdiTicketConfirmationOutline,
} from '@mdi/js'
import { useTranslation } from 'react-i18next'
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
  const { firstName, account } = useAppSelector(selectUser)
  return (
    <Page>
      <Headline
        headline={firstName ? t('account.headline', { name: firstName }) : t('account.headlineNoName')}
        lead={t('account.lead')}
        aside={account?.customerNumber ? t('account.customerNumber', { number: account.customerNumber }) : undefined}
      />
      <DeletionNotice />
      <Tiles
        tiles={[
          ...(client.config.modules.menu.history
            ? ([{ to: 'orderHistory', icon: mdiTicketConfirmationOutline, text: t('account.tiles.orders') }] as const)
            : []),
          { to: 'userInfo', icon: mdiAccountOutline, text: t('account.tiles.userInfo') },
          { to: 'userPassword', icon: mdiLockOutline, text: t('account.tiles.password') },
          { to: 'notifications', icon: mdiBellOutline, text: t('account.tiles.notifications') },
          { to: 'devices', icon: mdiCellphoneLink, text: t('account.tiles.devices') },
          { to: 'deleteAccount', icon: mdiDeleteOutline, text: t('account.tiles.delete') },
        ]}
      />
    </Page>
  )
}
