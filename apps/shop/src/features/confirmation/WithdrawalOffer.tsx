import type { PreparedOrder } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './WithdrawalOffer.module.css'

/** § 356a BGB: where something was bought that can be withdrawn from, the way there stands beside it. */
export function WithdrawalOffer({ order }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const link = useLink()
  const names = order.tickets.filter(ticket => ticket.withdrawalApplies).map(ticket => ticket.ticketName)
  if (names.length === 0) return null
  return (
    <div>
      <div className={styles.words}>{t('confirmation.withdrawable', { names: [...new Set(names)].join(', ') })}</div>
      <Button
        component={Link}
        to={link('withdrawContract', undefined, { contract: order.orderNumber })}
        variant="outlined"
        fullWidth
      >
        {t('frame.footer.withdrawContract')}
      </Button>
    </div>
  )
}
