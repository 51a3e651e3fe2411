import type { PlainDate, PostalAddress } from '@billett/domain'
import type { Unreachable } from '../unreachable.ts'

/** A card to be made. */
export interface CardToMake {
  /** Of the order: whoever asks twice with it asks about one card. */
  key: string
  contractNumber: string
  /** Whose name is on it. */
  holder: { firstName: string; lastName: string }
  /** To whom it is sent. */
  recipient: { firstName: string; lastName: string; address: PostalAddress }
  /** The first day on which it is needed. */
  neededOn: PlainDate
  /** A JPEG in base64, where the card shows who holds it. */
  photo?: string
}

export type CardAnswer =
  | { state: 'accepted' }
  | { state: 'produced'; serial: string }
  /** `arrivesOn`: when whoever it is sent to is expected to have it. */
  | { state: 'sent'; serial: string; arrivesOn: PlainDate }
  /** None will be made by this order, however often it is asked. */
  | { state: 'rejected'; detail: string }
  | Unreachable

export type BlockAnswer = { state: 'blocked' } | { state: 'unknownSerial' } | Unreachable

/** Who makes chip cards and sends them. Never throws; a call has a time-out of its own. */
export interface CardProducer {
  /** False in a shop that has none: its cards wait. */
  isOffered: boolean
  /** Orders a card, or asks how far it has come where it is ordered already. */
  make: (card: CardToMake) => Promise<CardAnswer>
  /** No reader takes this card any more. Said twice it is said once. */
  block: (serial: string) => Promise<BlockAnswer>
}
