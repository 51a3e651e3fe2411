import type { PassengerData } from '@billett/contract'
import { addMonths, localDate, type Order, type PlainDate, setPassengers } from '@billett/domain'
import { accepted, Refused } from '../../call/refused.ts'
import type { World } from '../../world.ts'

/** Nobody who travels is older, in months. */
const OLDEST = 130 * 12

const isBirthDate = (date: PlainDate, today: PlainDate): boolean => date <= today && date > addMonths(today, -OLDEST)

/** The order with who travels on it. Refuses dates nobody alive was born on, each at its field. */
export function namePassengers(world: World, order: Order, passengers: readonly PassengerData[]): Order {
  const today = localDate(world.clock())
  const unborn = passengers.flatMap(({ birthDate }, index) =>
    birthDate === undefined || isBirthDate(birthDate, today)
      ? []
      : [{ reason: 'birthDate' as const, field: `passengers.${index}.birthDate` }],
  )
  if (unborn.length > 0) throw new Refused(unborn)
  return accepted(setPassengers(order, passengers)).order
}
