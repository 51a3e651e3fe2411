import { selectPageType } from '@billett/web-kit/calls/common.selectors.ts'
import { PAGE_TYPE } from '@billett/web-kit/calls/common.slice.ts'
import { Menu } from '@billett/web-kit/kit/overlays/Menu.tsx'
import { MenuItem } from '@billett/web-kit/kit/overlays/MenuItem.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { signOut } from '@billett/web-kit/session/sign-out.ts'
import { useShop } from '../../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { setTermsDialog } from '../../../state/user/account.slice.ts'
import { selectIsCustomer } from '../../../state/user/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  id: string
  /** Terms wait to be accepted. */
  warns: boolean
  onClose: () => void
}

export function AccountMenuList({ id, warns, onClose }: Props) {
  const { t } = useTexts()
  const { menu, subscription } = useShop().client.config.modules
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const isCustomer = useAppSelector(selectIsCustomer)
  const isPrivate = useAppSelector(selectPageType) === PAGE_TYPE.PRIVATE
  const leave = async (): Promise<void> => {
    onClose()
    // The page for those who have left comes first, lest a private one asks to sign in again.
    if (isCustomer && isPrivate) return navigate(link('logout'))
    await signOut(dispatch)
    if (!isCustomer) navigate(link('admin'))
  }
  return (
    <Menu id={id} onClose={onClose}>
      {warns && (
        <MenuItem
          warns
          onClick={() => {
            onClose()
            dispatch(setTermsDialog(true))
          }}
        >
          {t('frame.menu.terms')}
        </MenuItem>
      )}
      {menu.history && isCustomer && (
        <MenuItem component={Link} to={link('orderHistory')} onClick={onClose}>
          {t('frame.menu.orders')}
        </MenuItem>
      )}
      {subscription && isCustomer && (
        <MenuItem component={Link} to={link('subscriptions')} onClick={onClose}>
          {t('frame.titles.subscriptions')}
        </MenuItem>
      )}
      {isCustomer && (
        <MenuItem component={Link} to={link('account')} onClick={onClose}>
          {t('frame.menu.account')}
        </MenuItem>
      )}
      <MenuItem onClick={() => void leave()}>{t('frame.menu.signOut')}</MenuItem>
    </Menu>
  )
}
