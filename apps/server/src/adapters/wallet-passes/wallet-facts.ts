import type { WalletTicket } from '../../ports/wallet-passes.ts'
import { WALLET_WORDS } from './wallet-words.ts'

/** In the order in which they are shown. */
const KEYS = [
  'status',
  'ticket',
  'valid',
  'validFrom',
  'validUntil',
  'from',
  'to',
  'via',
  'traveller',
  'passenger',
  'zones',
  'order',
] as const

export interface WalletFact {
  key: (typeof KEYS)[number]
  label: string
  value: string
}

/** What a wallet shows besides the barcode, as far as there is something to say. */
export function walletFacts(ticket: WalletTicket): WalletFact[] {
  const words = WALLET_WORDS[ticket.language]
  const { said } = ticket
  const values: Record<WalletFact['key'], string | undefined> = {
    status: words[ticket.voidBecause ?? 'good'],
    ticket: ticket.product,
    valid: said.to === undefined ? said.from : undefined,
    validFrom: said.to === undefined ? undefined : said.from,
    validUntil: said.to,
    from: ticket.relation?.from,
    to: ticket.relation?.to,
    via: ticket.relation?.via,
    traveller: ticket.traveller,
    passenger: ticket.passenger,
    zones: ticket.zones.join(', '),
    order: ticket.orderNumber,
  }
  return KEYS.flatMap(key => {
    const value = values[key]
    return value ? [{ key, label: words[key], value }] : []
  })
}
