import type { WalletTicket } from '../../ports/wallet-passes.ts'
import { walletFacts } from './wallet-facts.ts'

const localized = (value: string, language: string) => ({ defaultValue: { language, value } })

/** What was used up is done, what was cancelled was taken back; either goes to the end of the wallet. */
const STATES = { cancelled: 'INACTIVE', used: 'COMPLETED', handedOver: 'INACTIVE' } as const

export const googlePassId = (ticket: WalletTicket, issuer: string): string => `${issuer}.${ticket.ticketId}`

/** A ticket as an object of Google's wallet. */
export function googlePass(ticket: WalletTicket, issuer: string) {
  const { language, validity, voidBecause } = ticket
  return {
    id: googlePassId(ticket, issuer),
    classId: `${issuer}.ticket`,
    state: voidBecause === null ? 'ACTIVE' : STATES[voidBecause],
    cardTitle: localized(ticket.carrier, language),
    header: localized(ticket.product, language),
    hexBackgroundColor: ticket.colours.background,
    validTimeInterval: { start: { date: validity.from }, end: { date: validity.until } },
    textModulesData: walletFacts(ticket)
      .filter(({ key }) => key !== 'ticket')
      .map(({ key, label, value }) => ({ id: key, header: label, body: value })),
    // Nobody is to try and show it. Null takes away what was saved before.
    barcode: voidBecause === null ? { type: 'AZTEC', value: Buffer.from(ticket.barcode).toString('latin1') } : null,
  }
}
