import type { OfferedTicket } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { seeHandOver } from '../../state/sale/sale.calls.ts'

export interface Looked {
  secret: string
  offered?: OfferedTicket
  /** Why nothing is handed over; empty where nobody answered. */
  errors?: readonly CallError[]
}

/** As the shop answers to a link that nobody made. */
const NO_LINK: CallError = { field: '', message: '', code: 0, key: 'error.ticketLinkNotFound' }

/** The shop itself has said no. */
const isAnswered = (status: number): boolean => status >= 400 && status < 500

/**
 * What the link hands over. Its secret stands behind the `#`, which the browser sends to nobody; it goes to the shop in
 * the body of a request. Undefined until the shop has answered.
 */
export function useOffered(): { looked: Looked | undefined; look: () => Promise<void> } {
  const dispatch = useAppDispatch()
  const [looked, setLooked] = useState<Looked>()
  const look = useCallback(async () => {
    const secret = window.location.hash.slice(1)
    if (secret === '') return setLooked({ secret, errors: [NO_LINK] })
    const answer = await dispatch(seeHandOver({ body: { secret } }))
    setLooked(
      seeHandOver.fulfilled.match(answer)
        ? { secret, offered: answer.payload.data[0] }
        : { secret, errors: (isAnswered(answer.payload?.status ?? 0) && answer.payload?.errors) || [] },
    )
  }, [dispatch])
  useEffect(() => {
    const again = () => {
      setLooked(undefined)
      void look()
    }
    void look()
    // Another link that is pasted into the address of this page changes nothing but what stands behind the `#`.
    window.addEventListener('hashchange', again)
    return () => window.removeEventListener('hashchange', again)
  }, [look])
  return { looked, look }
}
