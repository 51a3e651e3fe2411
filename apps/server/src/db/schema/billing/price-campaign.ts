import type { CampaignCause, CampaignState, LocalText, PriceAnswer, PriceMode } from '@billett/domain'
import { CAMPAIGN_STATES, PRICE_ANSWERS } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { contract } from '../subscription/contract.ts'
import { signedLink } from '../subscription/link.ts'
import { partColumns } from './part-columns.ts'

const states = sql.raw(CAMPAIGN_STATES.map(state => `'${state}'`).join(', '))
const answers = sql.raw(PRICE_ANSWERS.map(answer => `'${answer}'`).join(', '))

/** What a dry run found: how many contracts for each cause, and what the first period costs them before and after. */
export interface CampaignTrial {
  counts: Record<CampaignCause, number>
  beforeCents: number
  afterCents: number
}

/** A new price of a subscription that its contracts are told of. Released by somebody else than wrote it. */
export const priceCampaign = pgTable(
  'price_campaign',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** Key of the configuration whose contracts are meant. */
    offerKey: text().notNull(),
    mode: text().$type<PriceMode>().notNull(),
    effectiveOn: text().notNull(),
    deadline: text().notNull(),
    remindOn: jsonb().$type<string[]>().notNull(),
    oldPriceUntil: text(),
    /** Why the price changes, in the company's words, before the question; empty where nothing is said. */
    introduction: jsonb().$type<LocalText>().notNull().default({ de: '', en: '' }),
    state: text().$type<CampaignState>().notNull(),
    /** Counted up by whatever is written of a draft: who releases names what they read. */
    edition: integer().notNull(),
    editedBy: text().notNull(),
    editedOn: instant().notNull(),
    /** Of the edition as it stands; null where nobody has tried it yet. */
    trial: jsonb().$type<CampaignTrial>(),
    triedOn: instant(),
    releasedBy: text(),
    releasedOn: instant(),
  },
  table => [
    index('price_campaign_client').on(table.clientId, table.editedOn),
    index('price_campaign_state').on(table.clientId, table.state),
    check('price_campaign_mode', sql`${table.mode} in ('regulated', 'consent')`),
    check('price_campaign_state_known', sql`${table.state} in (${states})`),
    check('price_campaign_second_person', sql`${table.releasedBy} <> ${table.editedBy}`),
    check('price_campaign_days', sql`${table.deadline} < ${table.effectiveOn}`),
  ],
)

/** A part of a campaign: a thousand contracts. */
export const priceCampaignPart = pgTable(
  'price_campaign_part',
  {
    campaignId: uuid()
      .notNull()
      .references(() => priceCampaign.id),
    ...partColumns(),
  },
  table => [
    primaryKey({ columns: [table.campaignId, table.pass, table.number] }),
    index('price_campaign_part_open').on(table.campaignId, table.pass).where(sql`${table.finishedOn} is null`),
    check('price_campaign_part_made', sql`${table.made} between 0 and ${table.looked}`),
  ],
)

/** That a contract was told of a new price, and what was shown. Rows are only ever added. */
export const priceConsent = pgTable(
  'price_consent',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    campaignId: uuid()
      .notNull()
      .references(() => priceCampaign.id),
    contractId: uuid()
      .notNull()
      .references(() => contract.id),
    /** By which it is answered without signing in; its token is kept as a hash there. */
    linkId: uuid()
      .notNull()
      .unique()
      .references(() => signedLink.id),
    /** First day of the new price for this contract. */
    fromDay: text().notNull(),
    beforeCents: integer().notNull(),
    afterCents: integer().notNull(),
    /** The day it was told on. */
    announcedOn: text().notNull(),
    createdOn: instant().notNull(),
  },
  table => [
    unique('price_consent_once').on(table.campaignId, table.contractId),
    index('price_consent_contract').on(table.contractId),
  ],
)

/** What became of a consent that was asked for: one answer each. Rows are only ever added. */
export const priceAnswer = pgTable(
  'price_answer',
  {
    consentId: uuid()
      .primaryKey()
      .references(() => priceConsent.id),
    contractId: uuid()
      .notNull()
      .references(() => contract.id),
    answer: text().$type<PriceAnswer>().notNull(),
    /** `clock`: the last day went by. */
    channel: text().$type<'link' | 'account' | 'clock'>().notNull(),
    /** Word for word what was shown with the buttons and what stood on the one that was pressed; empty of silence. */
    shown: text().notNull(),
    pressed: text().notNull(),
    /** Version of the text, and SHA-256 of both of it, hexadecimal. */
    textVersion: text().notNull(),
    textHash: text().notNull(),
    decidedOn: instant().notNull(),
  },
  table => [
    index('price_answer_contract').on(table.contractId),
    check('price_answer_known', sql`${table.answer} in (${answers})`),
    check('price_answer_channel', sql`${table.channel} in ('link', 'account', 'clock')`),
    check('price_answer_silence', sql`(${table.answer} = 'silent') = (${table.channel} = 'clock')`),
  ],
)
