import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { MenuPlace } from '@billett/web-kit/kit/overlays/Menu.tsx'
import { mdiAccountCircleOutline } from '@mdi/js'
import { Suspense, useCallback, useId, useState } from 'react'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectIsCustomer, selectUser } from '../../../state/user/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './AccountMenu.module.css'
import { WarningDot } from './WarningDot.tsx'

const AccountMenuList = lazyPiece(() => import('./AccountMenuList.tsx').then(module => module.AccountMenuList))

/** Opens what belongs to whoever is signed in; the dot says that terms wait to be accepted (Spec 1 §2.7). */
export function AccountMenu() {
  const { t } = useTexts()
  const id = useId()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { firstName, lastName, username, acceptTermsNecessary } = useAppSelector(selectUser)
  const isCustomer = useAppSelector(selectIsCustomer)
  const name = `${firstName} ${lastName}`.trim() || username
  const warns = isCustomer && acceptTermsNecessary
  const label = t('frame.menu.open', { name })
  return (
    <MenuPlace>
      <Button
        color="inherit"
        aria-label={warns ? `${label}. ${t('frame.menu.attention')}` : label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={styles.button}
      >
        <span className={styles.icon}>
          <Icon path={mdiAccountCircleOutline} />
          {warns && <WarningDot />}
        </span>
        <span className={styles.name}>{firstName || username}</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AccountMenuList id={id} warns={warns} onClose={close} />
        </Suspense>
      )}
    </MenuPlace>
  )
}
