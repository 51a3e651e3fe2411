import type { Language, Ticket } from '@billett/domain'
import type { World } from '../../world.ts'
import type { Terms } from '../order/index.ts'
import { termsOf } from '../tariff/index.ts'

/** The terms of carriage of these tickets as they are today, by their id, in the buyer's language. */
export function termsOfTickets(world: World, tickets: readonly Ticket[], language: Language): Map<string, Terms> {
  const region = world.regions.current()
  const ids = [...new Set(tickets.map(ticket => ticket.termsId))]
  return new Map(
    ids.flatMap((id): [string, Terms][] => {
      const terms = termsOf(region, id, language)
      return terms ? [[id, terms]] : []
    }),
  )
}
