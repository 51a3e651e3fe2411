import type { BarcodeEdition, Cents, Instant, Language, Permille, PlainDate } from '@billett/domain'

/** What an inspector's device must learn from the barcode alone, without a network. */
export interface BarcodeContent {
  /** Unique among all tickets; what a control system asks for. */
  ticketId: string
  /** What people call the order. */
  orderNumber: string
  issuedAt: Instant
  language: Language
  product: { id: string; name: string }
  /** `pass`: any number of journeys in a period. `journey`: everything else, a ride of a multi-ride ticket included. */
  kind: 'journey' | 'pass'
  validity: { from: Instant; until: Instant; timeZone: string }
  /** `supplement`: first class together with a ticket of second class, and worth nothing without it. */
  travelClass: 'first' | 'second' | 'supplement'
  relation?: { from: BarcodeStop; to: BarcodeStop; via: readonly BarcodeStop[] }
  zones: readonly BarcodeZone[]
  passengers: readonly BarcodePassengers[]
  /** Of a personal ticket, which is valid only with a document of identity. */
  holder?: { firstName: string; lastName: string; birthDate?: PlainDate }
  /** Name of the card or proof that the price was lowered for. */
  reductionProof?: string
  price?: { grossCents: Cents; vatCents: Cents; vatPermille: Permille; currency: string }
}

export interface BarcodeStop {
  id: string
  name: string
}

export interface BarcodeZone {
  id: string
  name: string
}

export interface BarcodePassengers {
  kind: 'fare' | 'freeChild' | 'freeAdult' | 'bicycle' | 'dog'
  /** "Adult", in the language of the ticket. */
  name: string
  count: number
  minAge?: number
  maxAge?: number
}

/** The symbol in units of one module, without a quiet zone. */
export interface BarcodeSymbol {
  /** Modules along one side. */
  modules: number
  /** Dark modules, merged; no two overlap. */
  rects: readonly { x: number; y: number; width: number; height: number }[]
  /** The same as the `d` of an SVG path in a view box of `modules` by `modules`. */
  svgPath: string
}

/** What an inspector needs to check our signatures. */
export interface InspectorKey {
  /** RICS code of the company that signs. */
  securityProvider: number
  keyId: number
  algorithm: 'ECDSA-P256-SHA256'
  /** SPKI. */
  pem: string
  jwk: { kty: string; crv: string; x: string; y: string }
}

export interface TicketBarcode {
  /**
   * The signed octets, to be kept with the ticket: signing again gives other octets. What an older edition cannot say
   * is said in the newest.
   */
  sign: (content: BarcodeContent, edition: BarcodeEdition) => Uint8Array
  draw: (bytes: Uint8Array) => BarcodeSymbol
  inspectorKeys: () => InspectorKey[]
  /** Which of the inspectors' keys signs now. */
  signingKey: Pick<InspectorKey, 'securityProvider' | 'keyId'>
  /** A signature that goes beside what it signs, by the same key: ECDSA on P-256 over SHA-256, in DER. */
  signBeside: (octets: Uint8Array) => Uint8Array
}
