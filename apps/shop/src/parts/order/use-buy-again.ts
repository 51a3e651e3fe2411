import { homeCountry } from '@billett/clients'
import type { PreparedOrder } from '@billett/contract'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useShop } from '../../hooks/shop.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { beginDraftOf } from './draft-of.ts'
import { useAgainCall } from './use-again-call.ts'

/** Buys the tickets of an order once more at today's prices: at the checkout, which knows who paid and how. */
export function useBuyAgain(order: PreparedOrder) {
  const { config } = useShop().client
  const link = useLink()
  const navigate = useNavigate()
  const againCall = useAgainCall()
  const { run, running, errors } = useOwnCall<'again'>()
  const buy = async (): Promise<void> => {
    if (!(await run('again', againCall(order.orderId)))) return
    beginDraftOf(order, homeCountry(config))
    navigate(link('checkout'))
  }
  return { buy: () => void buy(), busy: running === 'again', errors }
}
