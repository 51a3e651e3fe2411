import type { ProductGroup, ProductOffer } from '@billett/contract'
import { useState } from 'react'
import type { TicketQuestion } from '../../../state/tariff/ticket-question.ts'
import { supplementFor } from '../supplements.ts'
import { cartTicket } from './cart-ticket.ts'
import { type AxisName, firstOffer, withValue } from './offer-choice.ts'
import { useQuotedOffer } from './use-quoted-offer.ts'
import { possibleStart, type Start } from './validity-start.ts'

interface Chosen {
  sortId?: string
  /** Wall clock; null while the passenger has not said another one. */
  wanted: string | null
  passengers: number
  amount: number
  supplement: boolean
}

const UNCHOSEN: Chosen = { wanted: null, passengers: 1, amount: 1, supplement: false }

interface Asked {
  group: ProductGroup
  first: ProductOffer
  question: TicketQuestion
  /** The beginning the search asked for. Wall clocks. */
  wanted: string
  /** The day of the trip it is for (Spec 1 §5). */
  notBefore?: string | undefined
  now: string
  /** First-class supplements for the same relation. */
  supplements?: readonly ProductOffer[]
}

const NO_SUPPLEMENTS: readonly ProductOffer[] = []

const inRange = (count: number, { min, max }: ProductOffer['passengers']): number => Math.min(Math.max(count, min), max)

/** A ticket in a passenger's name is one passenger's. */
const isPersonal = ({ userData }: ProductOffer): boolean => userData.firstname || userData.name || userData.birthdate

/** What is chosen of a product: article, beginning, people, amount, first class on top; and what that costs. */
export function useTicketChoice({
  group,
  first,
  question,
  wanted,
  notBefore,
  now,
  supplements = NO_SUPPLEMENTS,
}: Asked) {
  const [chosen, setChosen] = useState(UNCHOSEN)
  const [unusable, setUnusable] = useState<readonly string[]>([])
  const change = (part: Partial<Chosen>) => setChosen(before => ({ ...before, ...part }))
  const listed = group.products.find(offer => offer.sortId === chosen.sortId) ?? firstOffer(group) ?? first
  const passengers = inRange(chosen.passengers, listed.passengers)
  const wish = chosen.wanted ?? wanted
  const start = possibleStart(listed.validity, notBefore && wish < notBefore ? wanted : wish, now)
  const date = start?.date ?? question.date
  const { offer, loading, failed } = useQuotedOffer({ offer: listed, question, date, passengers })
  const extra = supplementFor(group, listed, supplements)
  const quotedExtra = useQuotedOffer({
    offer: extra ?? listed,
    question,
    date: extra ? date : question.date,
    passengers: (extra ?? listed).passengers.min,
  })
  const supplement = extra && quotedExtra.offer
  const taken = chosen.supplement && supplement?.price.state === 'known' ? supplement : undefined
  const personal = isPersonal(listed)
  const amount = personal ? 1 : chosen.amount
  return {
    offer,
    /** The article as the list has it, before another day or number of people. */
    listed,
    start,
    notBefore,
    passengers,
    amount,
    personal,
    /** The price for this day or so many people could not be had. */
    priceNotLoaded: failed,
    pricing: loading || (extra !== undefined && quotedExtra.loading),
    /** First class on top, where there is such a thing for this article. */
    supplement,
    supplementTaken: taken !== undefined,
    /** Of one ticket with what was added to it; its state is the ticket's. */
    price: taken ? { ...offer.price, cents: sum(offer.price.cents, taken.price.cents) } : offer.price,
    /** A day or a time was typed that cannot be had: nothing is sold before it is another one. */
    unusable: unusable.length > 0,
    cartTickets:
      start && unusable.length === 0
        ? [
            cartTicket(offer, start, passengers, amount),
            ...(taken ? [cartTicket(taken, start, taken.passengers.min, amount)] : []),
          ]
        : [],
    chooseOffer: (axis: AxisName, value: string) =>
      change({ sortId: withValue(group.products, listed, axis, value).sortId }),
    chooseStart: ({ date: day, time }: Pick<Start, 'date' | 'time'>) =>
      change({ wanted: `${day}T${time || (chosen.wanted ?? wanted).slice(11)}` }),
    chooseUsable: (field: 'day' | 'time', usable: boolean) =>
      setUnusable(before => {
        if (before.includes(field) !== usable) return before
        return usable ? before.filter(other => other !== field) : [...before, field]
      }),
    choosePassengers: (count: number) => change({ passengers: count }),
    chooseAmount: (count: number) => change({ amount: count }),
    chooseSupplement: (on: boolean) => change({ supplement: on }),
  }
}

const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b)

export type TicketChoice = ReturnType<typeof useTicketChoice>
