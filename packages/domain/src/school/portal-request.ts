import type { Gender } from '../identity/gender.ts'
import type { CancellationReason } from '../subscription/change/change.ts'
import type { PauseReason } from '../subscription/contract/contract-event.ts'
import type { PassMediumKind } from '../subscription/offer/configuration.ts'
import type { RefundReason } from '../subscription/terms/refund.ts'
import type { ReplacementReason } from '../subscription/terms/replacement.ts'
import type { ComfortClass } from '../tariff/model.ts'
import type { PlainDate } from '../time/plain-date.ts'

/** Who a pupil or an employee is to be from now on. */
interface PersonAsked {
  firstName: string
  lastName: string
  birthDate: PlainDate
  street: string
  houseNumber: string
  postCode: string
  city: string
}

/** Who is to come to an organisation; `from`: the first day there. */
export interface StudentAsked extends PersonAsked {
  organizationId: string
  gender: Gender
  email?: string | undefined
  grade?: string | undefined
  class?: string | undefined
  personnelNumber?: string | undefined
  from: PlainDate
  /** Whom it is, where they are known at another school and come from there. */
  takesOver?: string | undefined
}

/** From where to where, for what is good along a way. */
export interface WayAsked {
  originReference?: string | undefined
  destinationReference?: string | undefined
  via?: string | undefined
}

/** What is to be subscribed to. */
export interface SubscriptionAsked extends WayAsked {
  configurationId: string
  /** A net of the subscription, where it has some. */
  netId?: string | undefined
  comfortClass?: ComfortClass | undefined
  medium?: PassMediumKind | undefined
  validFrom: PlainDate
  /** Who concludes it for a minor of whom no guardian is known by an earlier contract. */
  guardianFirstName?: string | undefined
  guardianLastName?: string | undefined
  /** Without it the letter goes by post. */
  guardianEmail?: string | undefined
}

interface AboutStudent {
  studentGuid: string
  comment?: string | undefined
}

interface AboutContract {
  contractGuid: string
  comment?: string | undefined
}

/** What people of the portal ask for, of each kind what it needs (Spec 3 §4). Days are the first and the last. */
export type PortalRequest =
  | ({ kind: 'newStudent' } & StudentAsked)
  | ({ kind: 'newStudentWithContract' } & StudentAsked & SubscriptionAsked)
  | ({ kind: 'newContract' } & AboutStudent & SubscriptionAsked)
  /** Another class or school, or with a contract another way, net or class to travel in. */
  | ({
      kind: 'change'
      organizationId?: string | undefined
      /** What that school is called, where whoever asked could not look at it. */
      placeName?: string | undefined
      grade?: string | undefined
      class?: string | undefined
      contractGuid?: string | undefined
      netId?: string | undefined
      comfortClass?: ComfortClass | undefined
      from: PlainDate
    } & AboutStudent &
      WayAsked)
  | ({ kind: 'customerCard' } & AboutContract)
  | ({ kind: 'replacementCard'; reason: ReplacementReason } & AboutContract)
  /** `until` null: nobody knows yet. */
  | ({ kind: 'pause'; from: PlainDate; until: PlainDate | null; reason: PauseReason } & AboutContract)
  /** `date`: the last day; null: the next possible one. */
  | ({ kind: 'cancel'; date: PlainDate | null; reason: CancellationReason } & AboutContract)
  | ({ kind: 'refund'; from: PlainDate; until: PlainDate; reason: RefundReason } & AboutContract)
  | ({ kind: 'personalDataChange' } & PersonAsked & AboutStudent)
  /** `proofGuid`: which of those that are missing; `from`, `until`: what it is good for. Older ones say neither. */
  | ({
      kind: 'documentUpload'
      documentGuid: string
      proofGuid?: string | undefined
      from?: PlainDate | undefined
      until?: PlainDate | undefined
    } & AboutStudent)

/** The day of a request that whoever decides can put off; null: it has none, or nobody knows it. */
export function dayOfRequest(asked: PortalRequest): PlainDate | null {
  switch (asked.kind) {
    case 'newStudent':
    case 'change':
    case 'pause':
    case 'refund':
      return asked.from
    case 'newStudentWithContract':
    case 'newContract':
      return asked.validFrom
    case 'cancel':
      return asked.date
    default:
      return null
  }
}

/** The same from another day on; null where it has no day, or would end before it begins. */
export function withOtherDay(asked: PortalRequest, day: PlainDate): PortalRequest | null {
  switch (asked.kind) {
    case 'newStudent':
    case 'change':
      return { ...asked, from: day }
    case 'pause':
      return asked.until !== null && asked.until < day ? null : { ...asked, from: day }
    case 'refund':
      return asked.until < day ? null : { ...asked, from: day }
    case 'newStudentWithContract':
    case 'newContract':
      return { ...asked, validFrom: day }
    case 'cancel':
      return { ...asked, date: day }
    default:
      return null
  }
}

/** What tells one person from another. */
type Told = Pick<PersonAsked, 'birthDate' | 'firstName' | 'lastName'>

/** Whether a change makes somebody else of a person: a correction leaves the name or the birth date. */
export const isSomebodyElse = (before: Told, after: Told): boolean =>
  before.birthDate !== after.birthDate && (before.firstName !== after.firstName || before.lastName !== after.lastName)

/** Whom a new pupil is said to be; null where the request is about none, or somebody nobody knew. */
export const newcomerOf = (asked: PortalRequest): (StudentAsked & Told) | null =>
  asked.kind === 'newStudent' || asked.kind === 'newStudentWithContract' ? asked : null

/** The same of somebody who comes from another school; null where it is about no new pupil. */
export const withTakeOver = (asked: PortalRequest, takesOver: string): PortalRequest | null =>
  asked.kind === 'newStudent' || asked.kind === 'newStudentWithContract' ? { ...asked, takesOver } : null
