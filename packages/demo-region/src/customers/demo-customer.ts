import type { ApplicationState, Change, Happening, PlainDate } from '@billett/domain'

/** Somebody who travels or pays. */
export interface DemoPerson {
  /** Unique among them. */
  key: string
  firstName: string
  lastName: string
  birthDate: PlainDate
}

/** Something that happened to a contract, and the day on which it was recorded. */
export interface DemoStep {
  on: PlainDate
  happening: Happening
}

export interface DemoContract {
  /** Unique among those of a customer. */
  key: string
  /** Key of what is subscribed to. */
  configuration: string
  /** Id of the article in the subscriptions' service area. */
  sort: string
  /** Stops by their ids; null where it has one price. */
  way: { origin: string; destination: string } | null
  /** Who travels; the customer where nobody is named. */
  holder?: DemoPerson
  medium: 'phone' | 'chip'
  /** Number of the card that was made; null on a phone, and while none is made. */
  serial: string | null
  orderedOn: PlainDate
  firstDay: PlainDate
  /** The states the application went through after `New`; concluded is what ends in one of a contract. */
  moves: ApplicationState[]
  steps: DemoStep[]
  /** What the customer asked for about it, and people have begun to look at. */
  asked?: { on: PlainDate; change: Change }
  /** The field of the form whose proof has still to come, and until when. */
  missingProof?: { field: string; neededBy: PlainDate }
}

/** Somebody with an account, who signs in to the demo. */
export interface DemoCustomer extends DemoPerson {
  email: string
  iban: string
  /** Whose the account is by its name; the customer's where nobody is named. */
  accountHolder?: string
  /** Day of the month on which they are debited; the usual one where none is named. */
  dueDay?: number
  contracts: DemoContract[]
}
