import type { Language, Tariff, Ticket } from '@billett/domain'
import { type Terms, termsKey } from '../../ticket/order/index.ts'
import { termsOf } from '../../travel/tariff/index.ts'

/** The terms of carriage of these tickets, each by the version that priced it, in the buyer's language. */
export function termsOfTickets(
  tariff: Tariff,
  tickets: readonly Pick<Ticket, 'tariffVersion' | 'termsId'>[],
  language: Language,
): Map<string, Terms> {
  return new Map(
    tickets.flatMap((ticket): [string, Terms][] => {
      const version = tariff.versions.find(({ id }) => id === ticket.tariffVersion)
      const terms = termsOf(version, ticket.termsId, language)
      return terms ? [[termsKey(ticket), terms]] : []
    }),
  )
}
