import type { PassengerData } from '@billett/contract'
import { type Order, setPassengers, unborn } from '@billett/domain'
import { accepted, Refused } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { todayIn } from '../../travel/region/index.ts'

/** The order with who travels on it. Refuses dates of birth that are still to come, each at its field. */
export function namePassengers(
  { regions, clock }: Pick<World, 'regions' | 'clock'>,
  order: Order,
  passengers: readonly PassengerData[],
): Order {
  const today = todayIn(regions.current(), clock())
  const refusals = unborn(passengers, today).map(index => ({
    reason: 'birthDate' as const,
    field: `passengers.${index}.birthDate`,
  }))
  if (refusals.length > 0) throw new Refused(refusals)
  return accepted(setPassengers(order, passengers)).order
}
