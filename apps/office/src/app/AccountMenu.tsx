import { AccountMenuButton } from '@billett/web-kit/frame/AccountMenuButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Menu } from '@billett/web-kit/kit/overlays/Menu.tsx'
import { MenuItem } from '@billett/web-kit/kit/overlays/MenuItem.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { selectShownName } from '@billett/web-kit/session/session.selectors.ts'
import { signOut } from '@billett/web-kit/session/sign-out.ts'
import { mdiAccountCircleOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../hooks/store-hooks.ts'
import { usePortalView } from '../hooks/use-portal-view.ts'
import { selectIsOfPortal, selectSeesNode } from '../state/school/school.selectors.ts'
import { lazyWithTexts } from '../texts/lazy-with-texts.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'

const SetUpDialog = lazyWithTexts(['secondFactor', 'signIn'], () =>
  import('../features/second-factor/SetUpDialog.tsx').then(module => module.SetUpDialog),
)

/** Opens what belongs to whoever is signed in. */
export function AccountMenu() {
  const { t } = useTexts()
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [keys, setKeys] = useState(false)
  const [factor, setFactor] = useState(false)
  const name = useAppSelector(selectShownName)
  const isOfPortal = useAppSelector(selectIsOfPortal)
  const seesAccount = useAppSelector(selectSeesNode(['UserAccount']))
  const { view, choose } = usePortalView()
  const leave = async () => {
    await signOut(dispatch)
    navigate(link(isOfPortal ? 'login' : 'admin'))
  }
  const menu = (id: string, onClose: () => void) => (
    <Menu id={id} onClose={onClose}>
      <MenuItem
        onClick={() => {
          onClose()
          setKeys(true)
        }}
      >
        {t('office.keys.title')}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose()
          choose({ darkMode: !view.darkMode })
        }}
      >
        {t(view.darkMode ? 'office.light' : 'office.dark')}
      </MenuItem>
      {isOfPortal ? (
        seesAccount && (
          <MenuItem component="a" href={link('account')}>
            {t('school.menu.account')}
          </MenuItem>
        )
      ) : (
        <MenuItem
          onClick={() => {
            onClose()
            setFactor(true)
          }}
        >
          {t('office.factor.ownTitle')}
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose()
          void leave()
        }}
      >
        {t('frame.menu.signOut')}
      </MenuItem>
    </Menu>
  )
  return (
    <>
      <AccountMenuButton label={t('frame.menu.open', { name })} menu={menu}>
        <Icon path={mdiAccountCircleOutline} />
      </AccountMenuButton>
      <Suspense>{factor && <SetUpDialog onClose={() => setFactor(false)} />}</Suspense>
      <Shortcuts open={keys} onOpen={setKeys} />
    </>
  )
}
