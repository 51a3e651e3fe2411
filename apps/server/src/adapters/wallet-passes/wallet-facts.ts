import type { WalletTicket } from '../../ports/wallet-passes.ts'
import { WALLET_WORDS } from './wallet-words.ts'

export interface WalletFact {
  key: 'status' | 'from' | 'to' | 'via' | 'ticket' | 'traveller' | 'passenger' | 'zones' | 'order'
  label: string
  value: string
}

/** What a wallet shows besides validity and barcode, as far as there is something to say. */
export function walletFacts(ticket: WalletTicket): WalletFact[] {
  const words = WALLET_WORDS[ticket.language]
  const facts: Record<WalletFact['key'], string | undefined> = {
    status: words[ticket.voidBecause ?? 'good'],
    ticket: ticket.product,
    from: ticket.relation?.from,
    to: ticket.relation?.to,
    via: ticket.relation?.via,
    traveller: ticket.traveller,
    passenger: ticket.passenger,
    zones: ticket.zones.join(', '),
    order: ticket.orderNumber,
  }
  return Object.entries(facts).flatMap(([key, value]) =>
    value ? [{ key: key as WalletFact['key'], label: words[key as WalletFact['key']], value }] : [],
  )
}
