import type { PreparedOrder } from '@billett/contract'
import { isFramed } from '@billett/web-kit/http/leave-page.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { phaseOf } from './order-phase.ts'
import { useUnpaidText } from './use-unpaid-text.ts'

/** How an order stands, in the words of its headline. */
export function useOrderTitle(): (order: PreparedOrder) => string {
  const { t } = useTexts()
  const unpaidText = useUnpaidText()
  return order => {
    const phase = phaseOf(order)
    switch (phase) {
      case 'paid': {
        if (order.tickets.every(({ enforcement }) => enforcement)) return t('confirmation.paid.headlineEnforcement')
        if (order.tickets.every(({ topUp }) => topUp)) return t('confirmation.paid.headlineTopUp')
        const isMany = order.tickets.length > 1
        if (order.tickets.every(({ state }) => state === 'handedOver'))
          return t(isMany ? 'confirmation.paid.headlineHandedOverMany' : 'confirmation.paid.headlineHandedOver')
        return t(isMany ? 'confirmation.paid.headlineMany' : 'confirmation.paid.headline')
      }
      case 'open':
        return t(isFramed() ? 'confirmation.framed.title' : 'confirmation.open.title')
      case 'making':
      case 'pending':
      case 'unknown':
        return t(`confirmation.${phase}.title`)
      default:
        return unpaidText(order, phase).title
    }
  }
}
