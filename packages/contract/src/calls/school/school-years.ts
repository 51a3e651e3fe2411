import {
  BATCH_STATES,
  CARD_PLANS,
  MONEY_CAUSES,
  REDECIDE_REASONS,
  ROLL_KINDS,
  ROLL_REASONS,
  ROLL_STEPS,
  SCHOOL_YEAR_STATES,
} from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { CurrencyCode, DateText, InstantText } from '../../values/answered.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { Cents } from '../../values/money.ts'
import { Labelled, PORTAL_PAGE_SIZE, portalPageFields, seen } from '../../values/portal.ts'
import { Guid, line, longText, requiredLine } from '../../values/text.ts'

// Calls of our own: the specification has the states of the re-approval and leaves open how it comes about.

const service = 'schoolSubscription' as const
/** Whoever decides sees what there is to decide. */
const access = seen('AcceptDecline')

const Money = z.object({
  currency: CurrencyCode,
  contracts: z.int(),
  /** Contracts of which nobody can tell, as a price is missing or they are set aside. */
  unknown: z.int(),
  beforeInCent: Cents,
  afterInCent: Cents,
  /** Of the new year. */
  months: z.array(z.object({ payer: z.string(), month: z.string(), sumInCent: Cents })),
  /** Why it is another amount than this year; together the difference. */
  causes: z.array(z.object({ cause: z.enum(MONEY_CAUSES), contracts: z.int(), sumInCent: Cents })),
})

/** What is missing: a rule in force, prices of the new year, or its window has not begun. */
export const YEAR_FAULTS = ['ruleMissing', 'pricesMissing', 'windowAhead'] as const

const days = {
  /** First and last day of the year. */
  from: DateText,
  until: DateText,
  /** First day of lessons. */
  firstSchoolDay: DateText,
  windowFrom: DateText,
  windowUntil: DateText,
  handOutOn: DateText,
}

/** A school year of an authority, and how far the step into it is, for as much of it as the reader looks after. */
export const SchoolYear = z.object({
  guid: z.string(),
  authority: Labelled,
  /** `2026/27` */
  label: z.string(),
  /** As it stands in addresses, `sy2026`. */
  key: z.string(),
  state: z.enum(SCHOOL_YEAR_STATES),
  ...days,
  photoYears: z.int(),
  /** The reader decides on money there: they begin what is done about all. */
  mayLead: z.boolean(),
  /** What is still missing before it can take effect. */
  faults: z.array(z.enum(YEAR_FAULTS)),
  steps: z.array(
    z.object({
      step: z.enum(ROLL_STEPS),
      /** How much is left. */
      left: z.int(),
      state: z.enum(['done', 'open', 'waits']),
      waitsFor: z.array(z.enum(ROLL_STEPS)),
    }),
  ),
  /** How many there are of whom it is said. */
  kinds: z.array(z.object({ kind: z.enum(ROLL_KINDS), count: z.int() })),
  /** What is under way for all; null: nothing. */
  task: z.nullable(z.enum(['compare', 'rehearse', 'apply', 'undo'])),
  doneRows: z.int(),
  dueRows: z.int(),
  /** How far it is; null: it was not begun. */
  rolled: z.nullable(z.enum(BATCH_STATES)),
  /** Why the last of it did not come to its end, in the reader’s language; empty: it did. */
  failure: z.string(),
  /** Null for who sees no money, and where it was not reckoned. */
  money: z.nullable(Money),
  version: z.int(),
})
export type SchoolYear = z.infer<typeof SchoolYear>

export const getSchoolYears = defineCall({
  name: 'schoolSubscription/getSchoolYears',
  service,
  method: 'GET',
  path: '/schoolSubscription/schoolYears',
  summary: 'School years of the authorities of the reader’s schools, the latest first, with what is left of each step',
  access,
  reply: list(SchoolYear),
})

const KeepYear = z.object({
  payerGuid: Guid,
  from: PlainDate,
  until: PlainDate,
  firstSchoolDay: PlainDate,
  windowFrom: PlainDate,
  windowUntil: PlainDate,
  handOutOn: PlainDate,
  /** A card whose photo is so many years old is made anew. */
  photoYears: count(1, 20),
  /** The number that was read; without it the year is a new one. */
  version: z.optional(z.int(key('number'))),
})
export type KeepYear = z.infer<typeof KeepYear>

export const keepSchoolYear = defineCall({
  name: 'schoolSubscription/keepSchoolYear',
  service,
  method: 'PUT',
  path: '/schoolSubscription/schoolYears',
  summary: 'Adds a school year of an authority, or changes the days of one that has not taken effect',
  access,
  body: KeepYear,
  reply: list(SchoolYear),
})

const OfYear = z.object({ yearGuid: Guid })

/** What is begun for all: by a worker, or at once. */
export const ROLL_TASKS = ['propose', 'reckon', 'letters', 'ask', 'apply', 'undo', 'planCards', 'close'] as const

const RollTask = z.object({
  task: z.enum(ROLL_TASKS, key('required')),
  version: z.optional(z.int(key('number'))),
})
export type RollTask = z.infer<typeof RollTask>

export const beginRollTask = defineCall({
  name: 'schoolSubscription/beginRollTask',
  service,
  method: 'POST',
  path: '/schoolSubscription/schoolYears/{yearGuid}/tasks',
  summary: 'Begins a step of the roll-over for all pupils; what takes long goes on by itself',
  access,
  params: OfYear,
  body: RollTask,
  reply: list(SchoolYear),
})

const Place = z.object({ organisation: Labelled, grade: z.string(), class: z.string() })

const RollMember = z.object({
  guid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: DateText,
  kind: z.enum(ROLL_KINDS),
  why: z.enum(ROLL_REASONS),
  /** Where they were before the year; null: nowhere, or where the reader may not look. */
  before: z.nullable(Place),
  /** Where they are from the year on; null: nowhere, nobody knows, or where the reader may not look. */
  after: z.nullable(Place),
  /** Days on which they are away. */
  awayFrom: z.nullable(DateText),
  awayUntil: z.nullable(DateText),
  /** A person has said so. */
  isByHand: z.boolean(),
  contractNumber: z.nullable(z.string()),
  /** Why their entitlement is decided anew; null: the old decision goes on. */
  redecide: z.nullable(z.enum(REDECIDE_REASONS)),
  isEntitled: z.nullable(z.boolean()),
  /** Not entitled, and the ticket goes on at the parents’ own price. */
  paysSelf: z.boolean(),
  /** Last day of an exemption from the own share whose proof does not reach the year; null: there is none. */
  exemptionEnds: z.nullable(DateText),
  /** What parents have said by the link of their letter: they pay themselves, a proof is there, or both. */
  parentsSaid: z.array(z.enum(['paysSelf', 'proof'])),
  decision: z.string(),
  /** Who has still to agree; null: nobody, or they were not asked. */
  waitsFor: z.nullable(z.enum(['school', 'payer'])),
  isDeclined: z.boolean(),
  letter: z.nullable(z.enum(['needed', 'printed', 'sent'])),
  card: z.nullable(z.enum(CARD_PLANS)),
  /** A first card is made for them, which is handed out as well. */
  isFirstCard: z.boolean(),
  cardNumber: z.string(),
  handedOutOn: z.nullable(DateText),
  cardReturnedOn: z.nullable(DateText),
  /** When it took effect. */
  appliedOn: z.nullable(InstantText),
  /** Why it could not, in the reader’s language; empty: it could. */
  failure: z.string(),
})
export type RollMember = z.infer<typeof RollMember>

const MembersQuery = z.object({
  organizationId: z.optional(Guid),
  kind: z.optional(z.enum(ROLL_KINDS, key('notValid'))),
  /** Those of whom something is left at a step. */
  left: z.optional(
    z.enum(['difference', 'entitlement', 'letters', 'approval', 'apply', 'cards', 'handOut'], key('notValid')),
  ),
  class: z.optional(line(20)),
  /** Beginning of a name. */
  search: z.optional(line(120)),
  ...portalPageFields,
})
export type RollMembersQuery = z.infer<typeof MembersQuery>

export const getRollMembers = defineCall({
  name: 'schoolSubscription/getRollMembers',
  service,
  method: 'GET',
  path: '/schoolSubscription/schoolYears/{yearGuid}/members',
  summary: 'A page of what becomes of pupils with the year, by school, class and name',
  access,
  params: OfYear,
  query: MembersQuery,
  reply: list(RollMember),
  supersedes: true,
})

const Guids = z
  .array(Guid)
  .check(z.minLength(1, key('required')), z.maxLength(PORTAL_PAGE_SIZE, key('exceedMaximumLength')))

/** What a person says of pupils; `asProposed`: nothing any more. */
const Wish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asProposed') }),
  z.object({ kind: z.literal('repeats') }),
  z.object({ kind: z.literal('skips') }),
  z.object({ kind: z.literal('leaves') }),
  /** First and last day away. */
  z.object({ kind: z.literal('abroad'), from: PlainDate, until: PlainDate }),
  z.object({ kind: z.literal('place'), organizationId: Guid, grade: line(10), class: line(20) }),
])

const DecideMembers = z.object({ studentGuids: Guids, wish: Wish })
export type DecideRollMembers = z.infer<typeof DecideMembers>

export const decideRollMembers = defineCall({
  name: 'schoolSubscription/decideRollMembers',
  service,
  method: 'POST',
  path: '/schoolSubscription/schoolYears/{yearGuid}/members',
  summary: 'Says what becomes of pupils whom the reader looks after: repeats, skips, leaves, is away, or a place',
  access,
  params: OfYear,
  body: DecideMembers,
  reply: list(RollMember),
})

const ClassMove = z.object({
  from: line(20),
  /** Several where it splits, none where it is dissolved. */
  to: z.array(line(20)).check(z.maxLength(20, key('exceedMaximumLength'))),
})

const RollSchool = z.object({
  organisation: Labelled,
  pupils: z.int(),
  unclear: z.int(),
  waiting: z.int(),
  /** Classes there are, with where they go by the school’s own map; null: as usual. */
  classes: z.array(z.object({ from: z.string(), pupils: z.int(), to: z.nullable(z.array(z.string())) })),
  lastGrade: z.nullable(z.int()),
  successor: z.nullable(Labelled),
  /** It ends, and who pays has said to which school its pupils go: one that the reader may not look at. */
  goesElsewhere: z.boolean(),
  firstSchoolDay: z.nullable(DateText),
  isDone: z.boolean(),
})
export type RollSchool = z.infer<typeof RollSchool>

export const getRollSchools = defineCall({
  name: 'schoolSubscription/getRollSchools',
  service,
  method: 'GET',
  path: '/schoolSubscription/schoolYears/{yearGuid}/schools',
  summary: 'The schools of a year with their classes, and what each has said of its new year',
  access,
  params: OfYear,
  reply: list(RollSchool),
})

const PlanSchool = z.object({
  orgGuid: Guid,
  lastGrade: z.nullable(count(1, 13)),
  /** Where its classes go; one that is not named goes on as usual. */
  classes: z.array(ClassMove).check(z.maxLength(200, key('exceedMaximumLength'))),
  /** Where its pupils go as it closes; without it they stay. */
  organizationId: z.optional(Guid),
  /** First day of lessons, where it is another than the authority’s. */
  firstSchoolDay: z.optional(PlainDate),
  isDone: z.boolean(),
})
export type PlanRollSchool = z.infer<typeof PlanSchool>

export const planRollSchool = defineCall({
  name: 'schoolSubscription/planRollSchool',
  service,
  method: 'PUT',
  path: '/schoolSubscription/schoolYears/{yearGuid}/schools',
  summary: 'Says where the classes of a school go; what follows for its pupils is proposed anew at once',
  access,
  params: OfYear,
  body: PlanSchool,
  reply: list(RollSchool),
})

const DecideEntitlement = z.object({
  studentGuids: Guids,
  isEntitled: z.boolean(),
  /** Of who is not entitled: the ticket goes on at the parents’ own price, as they wish; it ends without it. */
  paysSelf: z.optional(z.boolean()),
  /** Of an exemption that ends: the last day a new proof shows it for, so that it goes on. */
  exemptionUntil: z.optional(PlainDate),
  reason: longText(1000).check(z.minLength(1, key('required'))),
})
export type DecideRollEntitlement = z.infer<typeof DecideEntitlement>

export const decideRollEntitlement = defineCall({
  name: 'schoolSubscription/decideRollEntitlement',
  service,
  method: 'POST',
  path: '/schoolSubscription/schoolYears/{yearGuid}/entitlements',
  summary: 'Decides in the name of who pays whether the way of pupils is paid in the new year',
  access,
  params: OfYear,
  body: DecideEntitlement,
  reply: list(RollMember),
})

const Approve = z.object({
  /** All whom the reader has to decide on without them, of the school and kind that are named. */
  studentGuids: z.optional(Guids),
  organizationId: z.optional(Guid),
  kind: z.optional(z.enum(ROLL_KINDS, key('notValid'))),
  isApproved: z.boolean(),
  /** Why not: of a no of who pays, which stands in the decision. */
  reason: z.optional(longText(1000)),
})
export type ApproveRollMembers = z.infer<typeof Approve>

/** How many it was about. */
const Approved = z.object({ count: z.int() })
export type Approved = z.infer<typeof Approved>

export const approveRollMembers = defineCall({
  name: 'schoolSubscription/approveRollMembers',
  service,
  method: 'POST',
  path: '/schoolSubscription/schoolYears/{yearGuid}/approvals',
  summary: 'Confirms pupils in the name of a school, or agrees to their costs in the name of who pays, or declines',
  access,
  params: OfYear,
  body: Approve,
  reply: list(Approved),
})

/** Letters of the step to people without an e-mail address: they wait to be printed; noted so they are delivered. */
const RollPost = z.object({
  /** How many wait for the post. */
  toPost: z.int(),
  /** Of these, those that were printed. */
  printed: z.int(),
  /** Of these, those to people whose address is not known or secret: who pays hands them over as it can. */
  unaddressed: z.int(),
})
export type RollPost = z.infer<typeof RollPost>

export const getRollPost = defineCall({
  name: 'schoolSubscription/getRollPost',
  service,
  method: 'GET',
  path: '/schoolSubscription/schoolYears/{yearGuid}/letters',
  summary: 'How many letters of the step wait to be printed, as no e-mail address is known; to who pays alone',
  access,
  params: OfYear,
  reply: list(RollPost),
})

export const printRollPost = defineCall({
  name: 'schoolSubscription/printRollPost',
  service,
  method: 'POST',
  path: '/schoolSubscription/schoolYears/{yearGuid}/letters/print',
  summary:
    'Letters of the step to people without an e-mail address as one file to be printed; printing delivers nothing',
  access,
  params: OfYear,
  reply: file('application/pdf'),
  timeout: 120_000,
})

export const noteRollPost = defineCall({
  name: 'schoolSubscription/noteRollPost',
  service,
  method: 'POST',
  path: '/schoolSubscription/schoolYears/{yearGuid}/letters/posted',
  summary: 'Notes that the printed letters of the step are posted or handed over: they count as delivered from then on',
  access,
  params: OfYear,
  reply: list(RollPost),
})

const HandOutQuery = z.object({
  orgGuid: Guid,
  /** The new class; all without it. */
  class: z.optional(line(20)),
  /** `pdf` without it. */
  format: z.optional(z.enum(['pdf', 'csv'], key('notValid'))),
})
export type HandOutQuery = z.infer<typeof HandOutQuery>

export const getHandOutList = defineCall({
  name: 'schoolSubscription/getHandOutList',
  service,
  method: 'GET',
  path: '/schoolSubscription/schoolYears/{yearGuid}/handOutList',
  summary: 'Who gets a card in which class, with a line to sign on; who fetches it is noted',
  access,
  params: OfYear,
  query: HandOutQuery,
  reply: file('application/pdf', 'text/csv'),
  timeout: 120_000,
})

const NoteHandOut = z.object({
  studentGuids: Guids,
  isHandedOut: z.boolean(),
  /** The old card came back. */
  isCardReturned: z.boolean(),
})
export type NoteHandOut = z.infer<typeof NoteHandOut>

export const noteHandOut = defineCall({
  name: 'schoolSubscription/noteHandOut',
  service,
  method: 'POST',
  path: '/schoolSubscription/schoolYears/{yearGuid}/handOut',
  summary: 'Notes whose cards were handed out, and whose old ones came back',
  access,
  params: OfYear,
  body: NoteHandOut,
  reply: list(RollMember),
})

const ScannedCard = z.object({
  /** Number of the card, as the scanner reads it. */
  serial: requiredLine(40),
})
export type ScannedSerial = z.infer<typeof ScannedCard>

const NotedCard = z.object({
  /** The new card went out, or an old one came back. */
  was: z.enum(['handedOut', 'returned']),
  /** The pupil whose card it is. */
  member: RollMember,
})
export type NotedCard = z.infer<typeof NotedCard>

// Ours: whoever has a pile of cards scans one after the other, and looks nobody up.
export const noteScannedCard = defineCall({
  name: 'schoolSubscription/noteScannedCard',
  service,
  method: 'POST',
  path: '/schoolSubscription/schoolYears/{yearGuid}/scannedCard',
  summary: 'Notes by its number that a card was handed out, or that an old one came back',
  access,
  params: OfYear,
  body: ScannedCard,
  reply: list(NotedCard),
})
