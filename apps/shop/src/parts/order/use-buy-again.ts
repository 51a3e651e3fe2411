import { homeCountry } from '@billett/clients'
import type { PreparedOrder } from '@billett/contract'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useShop } from '../../hooks/shop.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { duplicateCart } from '../../state/sale/sale.calls.ts'
import { beginDraftOf } from './draft-of.ts'

/**
 * Buys the tickets of an order once more at today's prices, in an order of its own: at the checkout, which knows who
 * paid and how.
 */
export function useBuyAgain(order: PreparedOrder) {
  const { config } = useShop().client
  const link = useLink()
  const navigate = useNavigate()
  const { run, running, errors } = useOwnCall<'again'>()
  const buy = async (): Promise<void> => {
    const [again] = (await run('again', duplicateCart({ body: { orderId: order.orderId } })))?.data ?? []
    if (!again) return
    beginDraftOf(order, homeCountry(config))
    navigate(link('checkout', undefined, { order: again.orderId }))
  }
  return { buy: () => void buy(), busy: running === 'again', errors }
}
