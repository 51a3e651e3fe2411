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
  validity: { from: Instant; until: Instant; timeZone: string }
  /** The signed octets an inspector reads. */
  barcode: Uint8Array
  /** Cancelled, or used up. */
  isVoid: boolean
}

/** Where a wallet asks for the pass again, and what it proves itself with. */
export interface PassUpdates {
  webServiceUrl: string
  token: string
}

export interface AppleWallet {
  /** Identifier of the kind of pass, as the certificate names it. */
  passType: string
  /** A signed `.pkpass`. */
  pass: (ticket: WalletTicket, updates: PassUpdates) => Promise<Uint8Array>
}

export interface GoogleWallet {
  /** A link that saves the ticket, with the ticket itself signed into it. */
  link: (ticket: WalletTicket, origin: string) => Promise<string>
}

export interface WalletPasses {
  /** Null where the operator has no certificate. */
  apple: AppleWallet | null
  google: GoogleWallet | null
  /** Signed with keys of our own making, which no wallet accepts. */
  isTrial: boolean
}
