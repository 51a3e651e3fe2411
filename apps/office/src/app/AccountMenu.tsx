import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Menu, MenuPlace } from '@billett/web-kit/kit/overlays/Menu.tsx'
import { MenuItem } from '@billett/web-kit/kit/overlays/MenuItem.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { signOut } from '@billett/web-kit/session/sign-out.ts'
import { mdiAccountCircleOutline } from '@mdi/js'
import { useId, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../hooks/store-hooks.ts'
import { selectUser } from '../state/user.selectors.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Opens what belongs to whoever is signed in. */
export function AccountMenu() {
  const { t } = useTexts()
  const id = useId()
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [open, setOpen] = useState(false)
  const { firstName, lastName, username } = useAppSelector(selectUser)
  const name = `${firstName} ${lastName}`.trim() || username
  const leave = async () => {
    setOpen(false)
    await signOut(dispatch)
    navigate(link('admin'))
  }
  return (
    <MenuPlace>
      <Button
        color="inherit"
        aria-label={t('frame.menu.open', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon path={mdiAccountCircleOutline} />
      </Button>
      {open && (
        <Menu id={id} onClose={() => setOpen(false)}>
          <MenuItem onClick={() => void leave()}>{t('frame.menu.signOut')}</MenuItem>
        </Menu>
      )}
    </MenuPlace>
  )
}
