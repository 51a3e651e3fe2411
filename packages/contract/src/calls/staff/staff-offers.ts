import { OFFER_FAULTS, sortsOf } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { OFFER_SORTS } from '../../lists/offers-address.ts'
import { InstantText } from '../../values/answered.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, markup } from '../../values/text.ts'

const service = 'admin' as const
const edits = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToEditOffers'] } as const
const releases = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToReleaseOffers'] } as const

/** The longest content: every page of a form with all its fields in both languages. */
const CONTENT_LENGTH = 200_000

/** How far a version has come; who is under contract keeps a retired one. */
export const OFFER_STATES = ['draft', 'released', 'retired'] as const

const OfferVersion = z.object({
  guid: z.string(),
  version: z.int(),
  state: z.enum(OFFER_STATES),
  /** Who wrote it last, by name. */
  editedBy: z.string(),
  editedOn: InstantText,
  /** Who put it on offer, by name. */
  releasedBy: z.nullable(z.string()),
  /** When; null for a draft. */
  releasedOn: z.nullable(InstantText),
})
export type OfferVersion = z.infer<typeof OfferVersion>

/** A subscription with all its versions, the latest first. */
export const StaffOffer = z.object({
  key: z.string(),
  clientId: z.string(),
  client: z.string(),
  title: z.string(),
  /** What passengers find it under, as they read it. */
  category: z.string(),
  /** The latest first. */
  versions: z.array(OfferVersion),
})
export type StaffOffer = z.infer<typeof StaffOffer>

const Fault = z.object({
  /** Where it stands: `masks.0.fields.2.label`. */
  path: z.string(),
  /** What is wrong there. */
  fault: z.enum(OFFER_FAULTS),
})

export const StaffOfferDetail = z.extend(StaffOffer, {
  /** The version that is shown: the latest, or the one that was asked for. */
  shown: OfferVersion,
  /** Of the latest version: whoever changes it names it, so that nobody writes over somebody else. */
  seen: z.string(),
  /** JSON, as text. */
  content: z.string(),
  /** What is on offer now, as the same; empty where nothing is. */
  released: z.string(),
  /** What keeps the version from being offered. */
  faults: z.array(Fault),
  /** The address at which the shop asks the form of a draft; null for other versions. */
  trialPath: z.nullable(z.string()),
})
export type StaffOfferDetail = z.infer<typeof StaffOfferDetail>

/** Which company's; the caller's own without it. */
const Whose = z.object({ clientId: z.optional(Guid) })

const OffersQuery = z.extend(Whose, {
  /** They come by their keys without it. */
  sort: z.optional(z.enum(sortsOf(OFFER_SORTS), key('notValid'))),
})
export type OffersQuery = z.infer<typeof OffersQuery>

export const getStaffOffers = defineCall({
  name: 'admin/getOffers',
  service,
  method: 'GET',
  path: '/admin/offers',
  summary: 'Subscriptions that a company offers, has offered or prepares, with their versions',
  access: edits,
  query: OffersQuery,
  reply: list(StaffOffer),
})

const OfferKey = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/, key('notValid')))
const OfferParams = z.object({ key: OfferKey })
const ShownVersion = z.extend(Whose, { versionGuid: z.optional(Guid) })

export const getStaffOffer = defineCall({
  name: 'admin/getOffer',
  service,
  method: 'GET',
  path: '/admin/offers/{key}',
  summary: 'One subscription: the latest version or an earlier one, with what keeps it from being offered',
  access: edits,
  params: OfferParams,
  query: ShownVersion,
  reply: list(StaffOfferDetail),
})

const Seen = z.extend(Whose, {
  /** Of the latest version that was read, empty where there was none; `error.changedMeanwhile` where it is another. */
  seen: z.string().check(z.maxLength(120, key('notValid'))),
})

const SaveOffer = z.extend(Seen, {
  /** JSON, as text. */
  content: markup(CONTENT_LENGTH),
})

export const saveStaffOffer = defineCall({
  name: 'admin/saveOffer',
  service,
  method: 'PUT',
  path: '/admin/offers/{key}',
  summary: 'Stores a draft of a subscription, and says what keeps it from being offered',
  access: edits,
  params: OfferParams,
  query: DryRun,
  body: SaveOffer,
  reply: list(StaffOfferDetail),
})

export const discardStaffOffer = defineCall({
  name: 'admin/discardOffer',
  service,
  method: 'POST',
  path: '/admin/offers/{key}/discard',
  summary: 'Throws a draft away',
  access: edits,
  params: OfferParams,
  body: Seen,
  reply: list(StaffOffer),
})

export const releaseStaffOffer = defineCall({
  name: 'admin/releaseOffer',
  service,
  method: 'POST',
  path: '/admin/offers/{key}/release',
  summary: 'Puts a draft on offer that is right; who is under contract keeps the version before it',
  access: { ...releases, stepUp: true, approval: 'offers' },
  params: OfferParams,
  query: DryRun,
  body: Seen,
  reply: list(StaffOfferDetail),
})

export const retireStaffOffer = defineCall({
  name: 'admin/retireOffer',
  service,
  method: 'POST',
  path: '/admin/offers/{key}/retire',
  summary: 'Takes a subscription off: nobody orders it any more, and who is under contract keeps it',
  access: { ...releases, stepUp: true, approval: 'offers' },
  params: OfferParams,
  query: DryRun,
  body: Seen,
  reply: list(StaffOffer),
})
