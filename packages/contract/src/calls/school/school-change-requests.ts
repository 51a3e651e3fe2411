import {
  CANCELLATION_REASONS,
  CHANGE_REQUEST_KINDS,
  CHANGE_REQUEST_STATES,
  COMFORT_CLASSES,
  PASS_MEDIA,
  PAUSE_REASONS,
  REFUND_REASONS,
  REPLACEMENT_REASONS,
  REQUEST_DECIDERS,
} from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { ErrorItem } from '../../envelope.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { PlainDate } from '../../values/date.ts'
import { Cents } from '../../values/money.ts'
import { Email, Gender, PersonName } from '../../values/person.ts'
import { Labelled, portalPageFields, seen } from '../../values/portal.ts'
import { Guid, Id, line, longText, requiredLine, StopReference, ViaReference } from '../../values/text.ts'
import { WeighedContract } from './school-decisions.ts'

const service = 'schoolSubscription' as const
const access = seen('ChangeRequest')

/** Somebody of the name and birth date of a new pupil at another place that the reader may look at. */
const KnownAlike = z.object({
  guid: z.string(),
  /** Where they are. */
  organisation: Labelled,
  class: z.string(),
  /** Last day there; null: no end is known. */
  until: z.nullable(DateText),
})
export type KnownAlike = z.infer<typeof KnownAlike>

/** What was asked for about a pupil or a contract, and what was decided. */
export const SchoolChangeRequest = z.object({
  guid: z.string(),
  kind: z.enum(CHANGE_REQUEST_KINDS),
  state: z.enum(CHANGE_REQUEST_STATES),
  stateText: z.string(),
  /** What was asked for, in sentences of the reader's language. */
  text: z.array(z.string()),
  /** What was agreed to instead; empty where it is as it was asked for. */
  agreedText: z.array(z.string()),
  organisation: z.nullable(Labelled),
  /** Whom it is about; null where they are nobody yet. */
  student: z.nullable(Labelled),
  contractGuid: z.nullable(z.string()),
  contractNumber: z.nullable(z.string()),
  requestedOn: InstantText,
  /** By name; null: the shop, or somebody who is known no more. */
  requestedBy: z.nullable(z.string()),
  decidedOn: z.nullable(InstantText),
  decidedBy: z.nullable(z.string()),
  /** What whoever decided said to it. */
  decision: z.nullable(z.string()),
  effectiveOn: z.nullable(DateText),
  /** Who decides next; null: it is decided. */
  waitsFor: z.nullable(z.enum(REQUEST_DECIDERS)),
  /** Whether the reader has to decide about it now. */
  mayDecide: z.boolean(),
  /** It has a day that can be put off. */
  takesOtherDay: z.boolean(),
  /** Who may be meant by a new pupil, for whoever decides: they can be taken over from there. Else empty. */
  alike: z.array(KnownAlike),
  /** How often it was moved: decisions name it, so that none meets what it did not see. */
  version: z.int(),
})
export type SchoolChangeRequest = z.infer<typeof SchoolChangeRequest>

const ChangeRequestFilter = z.object({
  /** Itself and all below it; all the reader may look at without it. */
  organizationId: z.optional(Guid),
  /** Any of these; all without it. */
  states: z.optional(z.array(z.enum(CHANGE_REQUEST_STATES, key('notValid')))),
  /** Any of these; all without it. */
  kinds: z.optional(z.array(z.enum(CHANGE_REQUEST_KINDS, key('notValid')))),
  /** Beginning of a name, or number of a contract. */
  search: z.optional(line(120)),
  /** Only what the reader can decide now. */
  waiting: z.optional(z.boolean()),
})
export type ChangeRequestFilter = z.infer<typeof ChangeRequestFilter>

const ChangeRequestsQuery = z.extend(ChangeRequestFilter, portalPageFields)
export type SchoolChangeRequestsQuery = z.infer<typeof ChangeRequestsQuery>

export const getSchoolChangeRequests = defineCall({
  name: 'schoolSubscription/getChangeRequests',
  service,
  method: 'GET',
  path: '/schoolSubscription/changeRequests',
  summary: 'A page of what was asked for about the pupils the reader may look at; what is undecided first',
  access,
  query: ChangeRequestsQuery,
  reply: list(SchoolChangeRequest),
})

const ChangeRequestsFound = z.object({
  /** How many the list has, whatever page of it is shown. */
  total: z.int(),
  /** How many of these the reader can decide now. */
  waiting: z.int(),
})
export type ChangeRequestsFound = z.infer<typeof ChangeRequestsFound>

// Ours: a list that comes by pages says how long it is.
export const countSchoolChangeRequests = defineCall({
  name: 'schoolSubscription/countChangeRequests',
  service,
  method: 'GET',
  path: '/schoolSubscription/changeRequests/count',
  summary: 'How many requests a list has, and how many of them wait for the reader',
  access,
  query: ChangeRequestFilter,
  reply: list(ChangeRequestsFound),
  supersedes: true,
})

/** Who a pupil is. */
const NewStudent = {
  organizationId: Guid,
  firstName: PersonName,
  lastName: PersonName,
  gender: Gender,
  birthDate: PlainDate,
  street: requiredLine(),
  houseNumber: requiredLine(10),
  postCode: requiredLine(10),
  city: requiredLine(),
  email: z.optional(line(120)),
  grade: z.optional(line(10)),
  class: z.optional(line(20)),
  personnelNumber: z.optional(line()),
  /** First day there. */
  from: PlainDate,
  takesOver: z.optional(Guid),
}

/** What is wanted: `configurationId` as it is offered; along a way, in a net, and on what, where it has these. */
const Wanted = {
  configurationId: Guid,
  validFrom: PlainDate,
  originReference: z.optional(StopReference),
  destinationReference: z.optional(StopReference),
  /** As `searchVias` calls it. */
  via: z.optional(ViaReference),
  netId: z.optional(line()),
  comfortClass: z.optional(z.enum(COMFORT_CLASSES, key('notValid'))),
  medium: z.optional(z.enum(PASS_MEDIA, key('notValid'))),
  /** First name of who concludes it for a minor; wanted where no guardian is known. */
  guardianFirstName: z.optional(PersonName),
  /** Their last name. */
  guardianLastName: z.optional(PersonName),
  /** Where the letter of the decision goes; without it, it goes by post. */
  guardianEmail: z.optional(Email),
}

const about = {
  contractGuid: Guid,
  comment: z.optional(longText(1000)),
}

const Pupil = {
  studentGuid: Guid,
  comment: z.optional(longText(1000)),
}

/** One of the eleven kinds of Spec 3 §4, with what each needs. */
const NewChangeRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('newStudent'), ...NewStudent }),
  z.object({ kind: z.literal('newStudentWithContract'), ...NewStudent, ...Wanted }),
  z.object({ kind: z.literal('newContract'), ...Pupil, ...Wanted }),
  /** Another class or another school from a day on; with `contractGuid` another way, net or class of that contract. */
  z.object({
    kind: z.literal('change'),
    ...Pupil,
    organizationId: z.optional(Guid),
    grade: z.optional(line(10)),
    class: z.optional(line(20)),
    contractGuid: z.optional(Guid),
    ...z.pick(z.object(Wanted), {
      originReference: true,
      destinationReference: true,
      via: true,
      netId: true,
      comfortClass: true,
    }).shape,
    from: PlainDate,
  }),
  z.object({ kind: z.literal('customerCard'), ...about }),
  z.object({
    kind: z.literal('replacementCard'),
    ...about,
    reason: z.enum(REPLACEMENT_REASONS, key('required')),
  }),
  /** First and last day without cover; `until` null: nobody knows yet. */
  z.object({
    kind: z.literal('pause'),
    ...about,
    from: PlainDate,
    until: z.nullable(PlainDate),
    reason: z.enum(PAUSE_REASONS, key('required')),
  }),
  /** `date`: the last day; null: the next possible one. */
  z.object({
    kind: z.literal('cancel'),
    ...about,
    date: z.nullable(PlainDate),
    reason: z.enum(CANCELLATION_REASONS, key('required')),
  }),
  z.object({
    kind: z.literal('refund'),
    ...about,
    from: PlainDate,
    until: PlainDate,
    reason: z.enum(REFUND_REASONS, key('required')),
  }),
  z.object({
    kind: z.literal('personalDataChange'),
    ...Pupil,
    firstName: PersonName,
    lastName: PersonName,
    birthDate: PlainDate,
    street: requiredLine(),
    houseNumber: requiredLine(10),
    postCode: requiredLine(10),
    city: requiredLine(),
  }),
  /** `documentGuid`: a file that was uploaded before, and the days that it shows something for. */
  z
    .object({
      kind: z.literal('documentUpload'),
      ...Pupil,
      documentGuid: Guid,
      /** Which proof it is, where the pupil lacks several. */
      proofGuid: z.optional(Guid),
      from: PlainDate,
      until: z.optional(PlainDate),
    })
    .check(
      z.refine(({ from, until }) => until === undefined || until >= from, {
        path: ['until'],
        message: key('dateBeforeOther'),
      }),
    ),
])
export type NewChangeRequest = z.infer<typeof NewChangeRequest>

export const createSchoolChangeRequest = defineCall({
  name: 'schoolSubscription/createChangeRequest',
  service,
  method: 'PUT',
  path: '/schoolSubscription/changeRequests/create',
  summary: 'Asks for something about a pupil or a contract; who has to decide sees it from then on',
  access,
  body: NewChangeRequest,
  reply: list(SchoolChangeRequest),
})

/** What would become of a request, before it is sent. */
const ChangeRequestPreview = z.object({
  /** What is asked for, in sentences of the reader's language. */
  text: z.array(z.string()),
  /** Who has to say yes, in this order; nobody: it holds at once. */
  deciders: z.array(z.enum(REQUEST_DECIDERS)),
  /** The first day on which it would hold. */
  effectiveOn: z.nullable(DateText),
  /** What a period costs then, to who pays; null to others, and where nothing is to be paid. */
  priceInCent: z.nullable(Cents),
  /** Who may be meant by a new pupil and is elsewhere: then nothing else is said, until it is told who is meant. */
  alike: z.array(KnownAlike),
})
export type ChangeRequestPreview = z.infer<typeof ChangeRequestPreview>

export const previewSchoolChangeRequest = defineCall({
  name: 'schoolSubscription/previewChangeRequest',
  service,
  method: 'POST',
  path: '/schoolSubscription/changeRequests/preview',
  summary: 'What would become of a request: who decides, from when on it holds, what it costs. Nothing is stored',
  access,
  body: NewChangeRequest,
  reply: list(ChangeRequestPreview),
})

/** The number that was read; `error.changedMeanwhile` where there is a later one. */
const Version = z.optional(z.int(key('number')))

const OfChangeRequest = z.object({ guid: Guid })

const AcceptChangeRequest = z.object({
  comment: z.optional(longText(1000)),
  /** From when on it holds, where that is to be another day than was asked for. */
  effectiveOn: z.optional(PlainDate),
  takesOver: z.optional(Guid),
  version: Version,
})
export type AcceptChangeRequest = z.infer<typeof AcceptChangeRequest>

export const acceptSchoolChangeRequest = defineCall({
  name: 'schoolSubscription/acceptChangeRequest',
  service,
  method: 'PUT',
  path: '/schoolSubscription/changeRequests/accept/{guid}',
  summary: 'Agrees to what was asked for; who is the last to agree has it done',
  access,
  params: OfChangeRequest,
  body: AcceptChangeRequest,
  reply: list(SchoolChangeRequest),
})

const DeclineChangeRequest = z.object({
  /** One of `declineReasons`. */
  declineReason: Id,
  comment: z.optional(longText(1000)),
  version: Version,
})
export type DeclineChangeRequest = z.infer<typeof DeclineChangeRequest>

export const declineSchoolChangeRequest = defineCall({
  name: 'schoolSubscription/declineChangeRequest',
  service,
  method: 'PUT',
  path: '/schoolSubscription/changeRequests/decline/{guid}',
  summary: 'Declines what was asked for, for a reason',
  access,
  params: OfChangeRequest,
  body: DeclineChangeRequest,
  reply: list(SchoolChangeRequest),
})

/** Requests that are decided about at once, at most. */
const MOST_AT_ONCE = 500

const AcceptManyRequests = z.object({
  /** Those that are meant. */
  guids: z.array(Guid).check(z.minLength(1, key('required')), z.maxLength(MOST_AT_ONCE, key('exceedMaximumLength'))),
  /** Only says what would become of each; nothing is stored. */
  dryRun: z.boolean(),
})
export type AcceptManyRequests = z.infer<typeof AcceptManyRequests>

const DecidedOfMany = z.object({
  guid: z.string(),
  /** How it stands then; null where it is refused. */
  state: z.nullable(z.enum(CHANGE_REQUEST_STATES)),
  /** Tried, of a ticket that is asked for: what the rule says of it, and what a yes costs whom; to who pays alone. */
  weighed: z.nullable(WeighedContract),
  /** Why it cannot be decided so; null: it can. */
  error: z.nullable(ErrorItem),
})
export type DecidedOfMany = z.infer<typeof DecidedOfMany>

export const acceptSchoolChangeRequests = defineCall({
  name: 'schoolSubscription/acceptChangeRequests',
  service,
  method: 'PUT',
  path: '/schoolSubscription/changeRequests/acceptAll',
  summary: 'Agrees to several requests, or says what would become of each; what is refused of one keeps no other',
  access,
  body: AcceptManyRequests,
  reply: list(DecidedOfMany),
})

const DeclineManyRequests = z.extend(AcceptManyRequests, {
  /** One of `declineReasons`, for all of them. */
  declineReason: Id,
  comment: z.optional(longText(1000)),
})
export type DeclineManyRequests = z.infer<typeof DeclineManyRequests>

export const declineSchoolChangeRequests = defineCall({
  name: 'schoolSubscription/declineChangeRequests',
  service,
  method: 'PUT',
  path: '/schoolSubscription/changeRequests/declineAll',
  summary: 'Declines several requests for one reason, or says of which that can be done',
  access,
  body: DeclineManyRequests,
  reply: list(DecidedOfMany),
})
