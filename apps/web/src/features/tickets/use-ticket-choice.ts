import type { ProductGroup, ProductOffer } from '@billett/contract'
import { useState } from 'react'
import type { TicketQuestion } from '../../state/tariff/ticket-question.ts'
import { type AxisName, firstOffer, withValue } from './offer-choice.ts'
import { useQuotedOffer } from './use-quoted-offer.ts'
import { possibleStart, type Start } from './validity-start.ts'

interface Chosen {
  sortId?: string
  /** Wall clock; null while the passenger has not said another one. */
  wanted: string | null
  passengers: number
  amount: number
}

const UNCHOSEN: Chosen = { wanted: null, passengers: 1, amount: 1 }

const inRange = (count: number, { min, max }: ProductOffer['passengers']): number => Math.min(Math.max(count, min), max)

/** What is chosen of a product: article, beginning, people, amount; and what that costs. `wanted` is the beginning the search asked for. */
export function useTicketChoice(
  group: ProductGroup,
  first: ProductOffer,
  question: TicketQuestion,
  wanted: string,
  now: string,
) {
  const [chosen, setChosen] = useState(UNCHOSEN)
  const change = (part: Partial<Chosen>) => setChosen(before => ({ ...before, ...part }))
  const listed = group.products.find(offer => offer.sortId === chosen.sortId) ?? firstOffer(group.products) ?? first
  const passengers = inRange(chosen.passengers, listed.passengers)
  const start = possibleStart(listed.validity, chosen.wanted ?? wanted, now)
  const { offer, loading } = useQuotedOffer({ offer: listed, question, date: start?.date ?? question.date, passengers })
  return {
    offer,
    start,
    passengers,
    amount: chosen.amount,
    pricing: loading,
    chooseOffer: (axis: AxisName, value: string) =>
      change({ sortId: withValue(group.products, listed, axis, value).sortId }),
    chooseStart: ({ date, time }: Pick<Start, 'date' | 'time'>) =>
      change({ wanted: `${date}T${time || (chosen.wanted ?? wanted).slice(11)}` }),
    choosePassengers: (count: number) => change({ passengers: count }),
    chooseAmount: (amount: number) => change({ amount }),
  }
}

export type TicketChoice = ReturnType<typeof useTicketChoice>
