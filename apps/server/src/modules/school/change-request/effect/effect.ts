import type { Approval, Cents, Instant, PlainDate, PortalRequest } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { Payer } from '../../reach/index.ts'
import type { Place } from '../subject.queries.ts'

/** Whoever asked, and when: deadlines go by it, however late somebody decides. */
interface Asker {
  requestId: string
  accountId: string
  receivedOn: Instant
  /** Whom it is about was said when it was asked for, by somebody who could look at them. */
  isSubjectSeen: boolean
}

/** In which transaction a request is looked at, and by whom. */
export interface Scene {
  context: Context
  tx: Transaction
  asker: Asker
}

/** What came about. */
export interface Done {
  studentId?: string
  contractId?: string
}

/** What a request would do, looked over by all that holds now. */
export interface Effect {
  /** The school it is about. */
  place: Place
  /** The school somebody is to come to, by name, where whoever asks may not look at it. */
  placeName?: string
  /** Who pays for it; undefined: nobody does. */
  payer: Payer | undefined
  studentId: string | null
  contractId: string | null
  /** Of a change of a contract, what its terms say of who decides. */
  terms: Approval | null
  /** It is about money or who is entitled. */
  weighs: boolean
  /** The first day on which it would hold. */
  effectiveOn: PlainDate | null
  /** What a period costs then; null where nothing is to be paid. */
  priceCents: Cents | null
  /** Does it; `by`: who agreed, by name. */
  make: (by: string) => Promise<Done>
  /**
   * What a no of who pays makes where somebody is entitled to an answer: a decision with its letter; null where nobody
   * is. `by`: who declined, by name.
   */
  makeNo: ((no: { by: string; reason: string }) => Promise<Done>) | null
  /** Gives it to the transport operator, where that decides; returns the id of the request there. */
  handOn: (() => Promise<string>) | null
}

export type Of<Kind extends PortalRequest['kind']> = Extract<PortalRequest, { kind: Kind }>
