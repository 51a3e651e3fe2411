import { CAMPAIGN_CAUSES, CAMPAIGN_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { CurrencyCode, DateText, InstantText } from '../values/answered.ts'

const PriceModeName = z.enum(['regulated', 'consent'])

/** A new price of a subscription that its contracts are told of. */
export const StaffPriceCampaign = z.object({
  guid: z.string(),
  /** Key of the subscription whose contracts are meant. */
  offerKey: z.string(),
  /** Its name; the key where it is offered no more. */
  offerTitle: z.string(),
  /** `consent`: the price holds for who agrees to it; `regulated`: it holds, and whoever wants may leave. */
  mode: PriceModeName,
  /** First day of the new price. */
  effectiveOn: DateText,
  /** Last day on which an answer is taken. */
  deadline: DateText,
  state: z.enum(CAMPAIGN_STATES),
  /** Who wrote it last, by name. */
  editedBy: z.string(),
  editedOn: InstantText,
  /** The reader is who wrote it last, and cannot release it. */
  isOwn: z.boolean(),
  /** Who released it, by name; null before that. */
  releasedBy: z.nullable(z.string()),
  releasedOn: z.nullable(InstantText),
})
export type StaffPriceCampaign = z.infer<typeof StaffPriceCampaign>

const CampaignTrial = z.object({
  /** Contracts by what the campaign does to them; those that are told are `changed`. */
  counts: z.object({
    /** Get another price. */
    changed: z.int(),
    /** Keep the price they have. */
    unchanged: z.int(),
    /** End before the day. */
    ending: z.int(),
    /** Begin with the new price. */
    later: z.int(),
    /** Agreed to something else about new prices. */
    otherMode: z.int(),
    /** People have to look at them first. */
    unclear: z.int(),
  }),
  /** What the first period costs those that are told, all together, gross. */
  beforeCents: z.int(),
  /** The same with the new price. */
  afterCents: z.int(),
})

const CampaignCount = z.object({
  /** Contracts that were told. */
  told: z.int(),
  /** Who answered to go on. */
  continues: z.int(),
  /** Who answered to end. */
  ends: z.int(),
  /** Who said nothing until the last day. */
  silent: z.int(),
  /** Who has said nothing yet. */
  open: z.int(),
  /** Contracts that end because of the new price, whoever said so. */
  ended: z.int(),
})

export const StaffPriceCampaignDetail = z.extend(StaffPriceCampaign, {
  /** Days on which who has not answered is reminded. */
  remindOn: z.array(DateText),
  /** Who says nothing keeps the old price until then; null: ends with its last day. */
  oldPriceUntil: z.nullable(DateText),
  /** Why the price changes, in the company's words; empty where nothing is said. */
  introduction: z.object({ de: z.string(), en: z.string() }),
  /** Of what is written: whoever changes or releases it names it. */
  edition: z.int(),
  currency: CurrencyCode,
  /** What it does to all contracts, as it was tried last; null where it was not. */
  trial: z.nullable(CampaignTrial),
  /** When it was tried. */
  triedOn: z.nullable(InstantText),
  /** How it stands now. */
  count: CampaignCount,
  /** What is written of it can be changed and tried. */
  mayEdit: z.boolean(),
  /** It can be given up: nobody was told. */
  mayWithdraw: z.boolean(),
  /** It is told just now, and the rest can be spared. */
  mayStop: z.boolean(),
})
export type StaffPriceCampaignDetail = z.infer<typeof StaffPriceCampaignDetail>

/** A contract of those a campaign is about, and what it changes for it. */
export const StaffCampaignSample = z.object({
  contractGuid: z.string(),
  contractNumber: z.string(),
  /** What it does to it. */
  cause: z.enum(CAMPAIGN_CAUSES),
  /** First day of the new price for this contract; null where it is not told. */
  from: z.nullable(DateText),
  /** What its first period costs then without the campaign. */
  beforeCents: z.nullable(z.int()),
  /** The same with it. */
  afterCents: z.nullable(z.int()),
})
export type StaffCampaignSample = z.infer<typeof StaffCampaignSample>

/** A subscription that a campaign can be about. */
export const StaffCampaignOffer = z.object({
  /** Of the subscription. */
  key: z.string(),
  title: z.string(),
  /** What was agreed about new prices. */
  mode: PriceModeName,
  /** Days from which the tariff has other prices for it, after today; a day each. */
  priceDays: z.array(
    z.object({
      /** First day. */
      day: DateText,
      /** What it costs until then; null where it depends on the way. */
      beforeCents: z.nullable(z.int()),
      /** The same from then on. */
      afterCents: z.nullable(z.int()),
    }),
  ),
})
export type StaffCampaignOffer = z.infer<typeof StaffCampaignOffer>
