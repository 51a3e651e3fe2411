import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { ProfilePicture } from '../../parts/person/ProfilePicture.tsx'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './AccountPage.module.css'
import { DeletionNotice } from './DeletionNotice.tsx'
import { LatestOrder } from './LatestOrder.tsx'
import { PlaceTiles } from './PlaceTiles.tsx'

/** Where the account begins (Spec 1 §2.2). */
export function AccountPage() {
  const { t } = useTexts()
  const { history } = useShop().client.config.modules.menu
  const { firstName, account } = useAppSelector(selectUser)
  return (
    <Page>
      <Headline
        headline={firstName ? t('account.headline', { name: firstName }) : t('account.headlineNoName')}
        lead={t('account.lead')}
        aside={
          (account?.customerNumber || account?.pictureId) && (
            <div className={styles.customerNumber}>
              {account.customerNumber && t('account.customerNumber', { number: account.customerNumber })}
              {account.pictureId && <ProfilePicture size={64} />}
            </div>
          )
        }
      />
      <DeletionNotice />
      {history && <LatestOrder />}
      <PlaceTiles />
    </Page>
  )
}
