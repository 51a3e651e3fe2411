import { AccountMenuButton } from '@billett/web-kit/frame/AccountMenuButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { selectShownName } from '@billett/web-kit/session/session.selectors.ts'
import { mdiAccountCircleOutline } from '@mdi/js'
import { Suspense } from 'react'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectIsCustomer, selectUser } from '../../../state/user/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './AccountMenu.module.css'
import { WarningDot } from './WarningDot.tsx'

const AccountMenuList = lazyPiece(() => import('./AccountMenuList.tsx').then(module => module.AccountMenuList))

/** Opens what belongs to whoever is signed in; the dot says that terms wait to be accepted (Spec 1 §2.7). */
export function AccountMenu() {
  const { t } = useTexts()
  const { firstName, username, acceptTermsNecessary } = useAppSelector(selectUser)
  const isCustomer = useAppSelector(selectIsCustomer)
  const name = useAppSelector(selectShownName)
  const warns = isCustomer && acceptTermsNecessary
  const label = t('frame.menu.open', { name })
  return (
    <AccountMenuButton
      label={warns ? `${label}. ${t('frame.menu.attention')}` : label}
      className={styles.button}
      menu={(id, onClose) => (
        <Suspense fallback={null}>
          <AccountMenuList id={id} warns={warns} onClose={onClose} />
        </Suspense>
      )}
    >
      <span className={styles.icon}>
        <Icon path={mdiAccountCircleOutline} />
        {warns && <WarningDot />}
      </span>
      <span className={styles.name}>{firstName || username}</span>
    </AccountMenuButton>
  )
}
