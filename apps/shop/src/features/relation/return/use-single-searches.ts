import type { Trip } from '@billett/contract'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useShop } from '../../../hooks/shop.ts'
import { relationQuery } from '../../../state/tariff/relation-address.ts'
import type { Relation } from '../../../state/tariff/tariff.slice.ts'
import { wallClockAt } from '../../../state/tariff/trip-facts.ts'
import { tripKey } from '../../../state/tariff/trip-key.ts'

interface Back {
  /** Back alone. */
  way: Relation
  trip: Trip | null
  backTrip: Trip | null
}

/** Where each way is searched for by itself, with the trip open that is chosen of it. */
export function useSingleSearches(
  relation: Relation,
  { way, trip, backTrip }: Back,
): { outward: string; back: string } {
  const link = useLink()
  const { timeZone } = useShop().region
  const addressOf = (one: Relation, opened: Trip | null) => {
    const query = relationQuery({ ...one, back: undefined })
    return link('relation', { '*': '' }, { ...query, ...(opened && { trip: tripKey(opened.id) }) })
  }
  const backOn = backTrip ? wallClockAt(backTrip.departure, timeZone) : relation.dateTime
  return { outward: addressOf(relation, trip), back: addressOf({ ...way, dateTime: backOn }, backTrip) }
}
