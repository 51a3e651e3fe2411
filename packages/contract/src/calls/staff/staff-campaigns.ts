import { MOST_REMINDERS, sortsOf } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { CAMPAIGN_SORTS } from '../../lists/campaigns-address.ts'
import {
  StaffCampaignOffer,
  StaffCampaignSample,
  StaffPriceCampaign,
  StaffPriceCampaignDetail,
} from '../../replies/staff-campaign.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { LIST_FILE_TIMEOUT, listFile, listFileFields } from '../../values/list-file.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid, longText } from '../../values/text.ts'
import { BillingReasonBody } from './staff-billing.ts'

const service = 'admin' as const
const rights = ['AllowedToUseAdminPanel', 'AllowedToSeeBilling'] as const
const sees = { who: 'staff', rights } as const
const runs = { who: 'staff', rights: [...rights, 'AllowedToRunBilling'] } as const

/** The longest words of a company before the question. */
export const CAMPAIGN_TEXT_LENGTH = 1_000

const CampaignParams = z.object({
  /** Of the campaign. */
  campaignGuid: Guid,
})

const CampaignsQuery = z.object({
  ...staffPageFields,
  /** What was written last comes first without it. */
  sort: z.optional(z.enum(sortsOf(CAMPAIGN_SORTS), key('notValid'))),
})
export type PriceCampaignsQuery = z.infer<typeof CampaignsQuery>

const ProofQuery = z.object({ ...listFileFields })

const OfferKey = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/, key('required')))

const Words = longText(CAMPAIGN_TEXT_LENGTH)

/** What is written of a campaign; what it costs says the tariff. */
export const PriceCampaignContent = z.object({
  /** Key of the subscription whose contracts are meant. */
  offerKey: OfferKey,
  /** `consent`: the price holds for who agrees to it; `regulated`: it holds, and whoever wants may leave. */
  mode: z.enum(['regulated', 'consent'], key('notValid')),
  /** First day of the new price. */
  effectiveOn: PlainDate,
  /** Last day on which an answer is taken. */
  deadline: PlainDate,
  /** Days on which who has not answered is reminded. */
  remindOn: z.array(PlainDate).check(z.maxLength(MOST_REMINDERS, key('outOfRange'))),
  /** Of `consent`: who says nothing keeps the old price until then; null: ends with its last day. */
  oldPriceUntil: z.nullable(PlainDate),
  /** Why the price changes: in both languages or in none. */
  introduction: z.object({ de: Words, en: Words }),
})
export type PriceCampaignContent = z.infer<typeof PriceCampaignContent>

/** Which writing is meant: `error.changedMeanwhile` where somebody has written on since. */
const Edition = z.object({
  /** As it was read. */
  edition: count(1, 1_000_000),
})

const SavedCampaign = z.extend(PriceCampaignContent, {
  /** As it was read. */
  edition: Edition.shape.edition,
})

export const getPriceCampaigns = defineCall({
  name: 'admin/getPriceCampaigns',
  service,
  method: 'GET',
  path: '/admin/priceCampaigns',
  summary: 'New prices that contracts are told of, what was written last first',
  access: sees,
  query: CampaignsQuery,
  reply: list(StaffPriceCampaign),
  supersedes: true,
})

export const getPriceCampaign = defineCall({
  name: 'admin/getPriceCampaign',
  service,
  method: 'GET',
  path: '/admin/priceCampaigns/{campaignGuid}',
  summary: 'A campaign with what it does to contracts, and how it stands now',
  access: sees,
  params: CampaignParams,
  reply: list(StaffPriceCampaignDetail),
})

export const getPriceCampaignOffers = defineCall({
  name: 'admin/getPriceCampaignOffers',
  service,
  method: 'GET',
  path: '/admin/priceCampaignOffers',
  summary: 'Subscriptions that a campaign can be about, and the days on which their price changes',
  access: sees,
  reply: list(StaffCampaignOffer),
})

export const getPriceCampaignSamples = defineCall({
  name: 'admin/getPriceCampaignSamples',
  service,
  method: 'GET',
  path: '/admin/priceCampaigns/{campaignGuid}/samples',
  summary: 'A hundred contracts from all over those a campaign is about, with what it changes for each',
  access: sees,
  params: CampaignParams,
  reply: list(StaffCampaignSample),
})

export const addPriceCampaign = defineCall({
  name: 'admin/addPriceCampaign',
  service,
  method: 'POST',
  path: '/admin/priceCampaigns',
  summary: 'Writes a campaign as a draft',
  access: runs,
  body: PriceCampaignContent,
  reply: list(StaffPriceCampaignDetail),
})

export const savePriceCampaign = defineCall({
  name: 'admin/savePriceCampaign',
  service,
  method: 'PUT',
  path: '/admin/priceCampaigns/{campaignGuid}',
  summary: 'Writes on at a campaign that nobody has released: it has to be tried anew then',
  access: runs,
  params: CampaignParams,
  body: SavedCampaign,
  reply: list(StaffPriceCampaignDetail),
})

export const tryPriceCampaign = defineCall({
  name: 'admin/tryPriceCampaign',
  service,
  method: 'POST',
  path: '/admin/priceCampaigns/{campaignGuid}/try',
  summary: 'Works out what a campaign does to all contracts it is about; nobody is told',
  access: runs,
  params: CampaignParams,
  body: Edition,
  reply: list(StaffPriceCampaignDetail),
  timeout: 600_000,
})

export const releasePriceCampaign = defineCall({
  name: 'admin/releasePriceCampaign',
  service,
  method: 'POST',
  path: '/admin/priceCampaigns/{campaignGuid}/release',
  summary: 'Has customers told of a new price: by somebody else than wrote it, once it was tried',
  access: { ...runs, stepUp: true },
  params: CampaignParams,
  body: Edition,
  reply: list(StaffPriceCampaignDetail),
})

export const stopPriceCampaign = defineCall({
  name: 'admin/stopPriceCampaign',
  service,
  method: 'POST',
  path: '/admin/priceCampaigns/{campaignGuid}/stop',
  summary: 'Gives up a campaign nobody was told of, or spares whoever was not told yet; what was told stays',
  access: { ...runs, stepUp: true },
  params: CampaignParams,
  body: BillingReasonBody,
  reply: list(StaffPriceCampaignDetail),
})

export const downloadPriceCampaign = defineCall({
  name: 'admin/downloadPriceCampaign',
  service,
  method: 'GET',
  path: '/admin/priceCampaigns/{campaignGuid}/download',
  summary: 'What each contract was told, when, and what was answered, word for word; that it was downloaded is noted',
  access: { ...runs, noted: true },
  params: CampaignParams,
  query: ProofQuery,
  reply: listFile,
  timeout: LIST_FILE_TIMEOUT,
})
