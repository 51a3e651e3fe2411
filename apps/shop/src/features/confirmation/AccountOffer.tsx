import type { PreparedOrder } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectAuthenticated, selectRestored } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './AccountOffer.module.css'

/** A guest who has bought can become a customer (Spec 2 §6). */
export function AccountOffer({ order }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const link = useLink()
  const { login } = useShop().client.config.modules
  const isGuest = useAppSelector(state => selectRestored(state) && !selectAuthenticated(state))
  if (!isGuest || !login.register || !order.email) return null
  return (
    <div>
      <div className={styles.words}>{t('signIn.convert.offer')}</div>
      <Button component={Link} to={link('convertUser', { id: order.orderId })} variant="outlined" fullWidth>
        {t('frame.createAccount')}
      </Button>
    </div>
  )
}
