import { selectPageType } from '@billett/web-kit/calls/common.selectors.ts'
import { PAGE_TYPE } from '@billett/web-kit/calls/common.slice.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { signOut } from '@billett/web-kit/session/sign-out.ts'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link, useNavigate } from 'react-router'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectIsCustomer } from '../../state/user/user.selectors.ts'
import { setTermsDialog } from '../../state/user/user.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  id: string
  anchor: HTMLElement
  /** Terms wait to be accepted. */
  warns: boolean
  onClose: () => void
}

export function AccountMenuList({ id, anchor, warns, onClose }: Props) {
  const { t } = useTexts()
  const { menu } = useShop().client.config.modules
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const isCustomer = useAppSelector(selectIsCustomer)
  const isPrivate = useAppSelector(selectPageType) === PAGE_TYPE.PRIVATE
  const leave = async (): Promise<void> => {
    onClose()
    // The page for those who have left comes first, lest a private one asks to sign in again.
    if (isCustomer && isPrivate) return void navigate(link('logout'))
    await signOut(dispatch)
    if (!isCustomer) await navigate(link('admin'))
  }
  return (
    <Menu id={id} anchorEl={anchor} open onClose={onClose} slotProps={{ paper: { sx: { minWidth: 240 } } }}>
      {warns && (
        <MenuItem
          onClick={() => {
            onClose()
            dispatch(setTermsDialog(true))
          }}
          sx={{ minHeight: 48, borderLeft: '6px solid', borderColor: 'error.main' }}
        >
          <ListItemText>{t('frame.menu.terms')}</ListItemText>
        </MenuItem>
      )}
      {menu.history && isCustomer && (
        <MenuItem component={Link} to={link('orderHistory')} onClick={onClose} sx={{ minHeight: 48 }}>
          {t('frame.menu.orders')}
        </MenuItem>
      )}
      {isCustomer && (
        <MenuItem component={Link} to={link('account')} onClick={onClose} sx={{ minHeight: 48 }}>
          {t('frame.menu.account')}
        </MenuItem>
      )}
      <MenuItem onClick={() => void leave()} sx={{ minHeight: 48 }}>
        {t('frame.menu.signOut')}
      </MenuItem>
    </Menu>
  )
}
