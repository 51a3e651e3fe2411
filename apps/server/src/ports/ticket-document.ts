import type { Cents, ComfortClass, Instant, Language, Permille, PlainDate } from '@billett/domain'
import type { BarcodeSymbol } from './ticket-barcode.ts'

/** A ticket as the passenger holds it, and the invoice it serves as (§ 34 UStDV). */
export interface TicketDocumentInput {
  language: Language
  look: TicketLook
  /** Missing on a multi-ride ticket: each ride gets its own when it is validated. */
  barcode?: BarcodeSymbol
  /** What passenger and inspector call the ticket, read aloud or typed in. */
  ticketNumber: string
  /** What people call the order. */
  orderNumber: string
  invoiceNumber?: string
  issuedAt: Instant
  timeZone: string
  product: string
  /** "Adult", "Child (6 to 14 years)". */
  traveller?: string
  /** Name of the discount the price was lowered for. */
  discount?: string
  /** What the ticket is valid with only. */
  condition?: string
  travelClass: ComfortClass
  passengerCount: number
  freeChildren?: number
  freeAdults?: number
  zones: readonly string[]
  /** "Price level 3", as the tariff prints it. */
  priceLevel?: string
  relation?: { from: string; to: string; via: readonly string[] }
  /** Of several tickets for one trip: which of them, counted from 1, and where the trip begins and ends. */
  trip?: { place: number; count: number; from: string; to: string } | undefined
  validity: { from: Instant; until: Instant }
  passenger?: {
    name: string
    birthDate?: PlainDate
    /** "Chip card 4711". */
    identification?: string
  }
  price: { grossCents: Cents; netCents: Cents; vatCents: Cents; vatPermille: Permille; currency: string }
  /** Of a multi-ride ticket: how many there are, and when the used ones were validated. */
  rides?: { total: number; validatedAt: readonly Instant[] }
  /** No: a discount card or a locker, which nobody is carried for. */
  isCarriage: boolean
  /** Full name and address of the company that carries (§ 34 UStDV), or of what is no carriage who sells it. */
  carrier: { name: string; address: readonly string[]; vatId?: string }
  terms: readonly { title: string; html: string }[]
  contact?: { phone?: string; email?: string; web?: string }
}

export interface TicketLook {
  /** Name of the client, beside the logo. */
  name: string
  /** SVG shapes in a view box of `width` by `height`, or a PNG. */
  logo?: { width: number; height: number; svg: string } | { png: Uint8Array }
  /** `#RRGGBB`. */
  colours: {
    band: string
    onBand: string
    primary: string
    accent: string
    text: string
    textSoft: string
    line: string
    tint: string
  }
  /** Radius of cards, in points. */
  radius: number
}

export interface TicketFile {
  fileName: string
  bytes: Uint8Array
}

export interface TicketDocument {
  /** The tickets of one order as one PDF/UA document on A4, each on a page of its own, their terms once at the end. */
  render: (tickets: readonly TicketDocumentInput[]) => Promise<TicketFile>
}
