import { homeCountry } from '@billett/clients'
import type { PreparedOrder } from '@billett/contract'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { getOrderTerms, getTicketPdf, resendEmail } from '../../state/order-fulfillment/order-fulfillment.calls.ts'
import { duplicateCart } from '../../state/sale/sale.calls.ts'
import { beginDraftOf } from './draft-of.ts'

export type OrderAct = 'pdf' | 'terms' | 'resend' | 'again'

/**
 * What can be done with an order that was placed; the whole `order` where it is known. `latest` is what was begun last:
 * what failed belongs to it.
 */
export function useOrderActs(orderId: string, order?: PreparedOrder) {
  const { config } = useShop().client
  const link = useLink()
  const navigate = useNavigate()
  const { run, running, errors } = useOwnCall<OrderAct>()
  const [latest, setLatest] = useState<OrderAct>()
  const [resent, setResent] = useState(false)

  const acts: Record<OrderAct, () => Promise<void>> = {
    async pdf() {
      const answer = await run('pdf', getTicketPdf({ params: { orderId }, query: { wait: true } }))
      if (answer?.file) saveFile(answer.file)
    },
    async terms() {
      const answer = await run('terms', getOrderTerms({ params: { orderId } }))
      if (answer?.file) saveFile(answer.file)
    },
    async resend() {
      if (await run('resend', resendEmail({ params: { orderId } }))) setResent(true)
    },
    async again() {
      const [same] = (await run('again', duplicateCart({ body: { orderId } })))?.data ?? []
      if (!same) return
      if (order) beginDraftOf(order, homeCountry(config))
      navigate(link('checkout', undefined, { order: same.orderId }))
    },
  }
  const begin = (act: OrderAct): void => {
    setLatest(act)
    setResent(false)
    void acts[act]()
  }
  return { begin, running, latest, errors, resent }
}
