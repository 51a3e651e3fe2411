import type { Instant, Language } from '@billett/domain'

/** A ticket as a wallet shows it. */
export interface WalletTicket {
  ticketId: string
  language: Language
  orderNumber: string
  /** Company that carries. */
  carrier: string
  /** `#RRGGBB` */
  colours: { background: string; text: string }
  product: string
  traveller: string
  passenger?: string
  relation?: { from: string; to: string; via?: string }
  zones: readonly string[]
  validity: { from: Instant; until: Instant }
  /** The same as people read it: the last day, not the midnight after it. Without `to` it is one whole day. */
  said: { from: string; to?: string }
  /** The signed octets an inspector reads. */
  barcode: Uint8Array
  /** Why nobody can travel on it any more; null while it is good. */
  voidBecause: 'cancelled' | 'used' | 'handedOver' | null
}

/** Where a wallet asks for the pass again, and what it proves itself with. */
export interface PassUpdates {
  webServiceUrl: string
  token: string
}

/** A device was told, is not there any more, or could not be reached now. */
export type Told = { state: 'told' | 'gone' } | { state: 'failed'; detail: string }

/** What was saved is as the ticket is now, nobody has saved it, or that could not be said now. */
export type Brought = { state: 'updated' | 'notSaved' } | { state: 'failed'; detail: string }

export interface AppleWallet {
  /** Identifier of the kind of pass, as the certificate names it. */
  passType: string
  /** A signed `.pkpass`. */
  pass: (ticket: WalletTicket, updates: PassUpdates) => Promise<Uint8Array>
  /** Has a device ask for news of its passes. Null where no device can be told: in a trial. */
  push: ((pushToken: string) => Promise<Told>) | null
}

export interface GoogleWallet {
  /** A link that saves the ticket, with the ticket itself signed into it. */
  link: (ticket: WalletTicket, origin: string) => Promise<string>
  /** Changes the ticket in the wallets it was saved in. Null where Google knows nothing of it: in a trial. */
  update: ((ticket: WalletTicket) => Promise<Brought>) | null
}

export interface WalletPasses {
  /** Null where the operator has no certificate. */
  apple: AppleWallet | null
  google: GoogleWallet | null
  /** Signed with keys of our own making, which no wallet accepts. */
  isTrial: boolean
}
