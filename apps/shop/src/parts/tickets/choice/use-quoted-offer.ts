import type { ProductOffer } from '@billett/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { quoteProduct } from '../../../state/tariff/tariff.calls.ts'
import type { TicketQuestion } from '../../../state/tariff/ticket-question.ts'

interface Asked {
  offer: ProductOffer
  /** What the list with this offer was asked for. */
  question: TicketQuestion
  date: string
  passengers: number
}

interface Quoted {
  key: string
  /** Undefined where no price could be had. */
  offer: ProductOffer | undefined
}

/** The offer with its price for another day or another number of people than it was listed for. */
export function useQuotedOffer({ offer, question, date, passengers }: Asked) {
  const dispatch = useAppDispatch()
  const [quoted, setQuoted] = useState<Quoted>()
  const listed = date === question.date && passengers === offer.passengers.min
  const key = JSON.stringify([offer.sortId, question, date, passengers])
  // What is asked for says `key` as well, which stays the same where the objects around it do not.
  const ask = useEffectEvent(() =>
    dispatch(quoteProduct({ query: { ...question, sort: offer.sortId, date, passengerCount: passengers } })),
  )
  useEffect(() => {
    if (listed) return
    const asking = ask()
    let current = true
    void asking.then(answer => {
      if (current) setQuoted({ key, offer: quoteProduct.fulfilled.match(answer) ? answer.payload.data[0] : undefined })
    })
    return () => {
      current = false
      asking.abort()
    }
  }, [key, listed])
  if (listed) return { offer, loading: false, failed: false }
  if (quoted?.key !== key) return { offer, loading: true, failed: false }
  return { offer: quoted.offer ?? withoutPrice(offer), loading: false, failed: quoted.offer === undefined }
}

const withoutPrice = (offer: ProductOffer): ProductOffer => ({
  ...offer,
  price: { ...offer.price, state: 'unknown', cents: null, vatCents: null },
})
