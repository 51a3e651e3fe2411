import type { ListFormat } from '@billett/contract'
import type { LocalText } from '@billett/domain'
import type { HandedOver } from '../../../call/act/handing-over.ts'
import type { Context } from '../../../call/context.ts'
import { type ToldContract, toldAfter } from '../../billing/price-campaign/index.ts'
import { type ListColumn, listFile, rowsAfter } from '../listing/index.ts'
import { ANSWER_WORDS, CHANNEL_WORDS, NO_ANSWER, PROOF_WORDS } from './proof-words.ts'
import { knownCampaign } from './show-campaigns.ts'

const inLanguage = (words: LocalText | undefined, language: 'de' | 'en') => words?.[language] ?? null

/** In what money contracts are told of a price, as the file says it of each. */
const COLUMNS: readonly ListColumn<ToldContract>[] = [
  { name: PROOF_WORDS.number, cell: ({ number }) => number },
  { name: PROOF_WORDS.toldOn, cell: ({ consent }, { at }) => at(consent.createdOn) },
  { name: PROOF_WORDS.from, cell: ({ consent }) => consent.fromDay },
  { name: PROOF_WORDS.before, cell: ({ consent }) => ({ cents: consent.beforeCents, currency: 'EUR' }) },
  { name: PROOF_WORDS.after, cell: ({ consent }) => ({ cents: consent.afterCents, currency: 'EUR' }) },
  {
    name: PROOF_WORDS.answer,
    cell: ({ answer }, { language }) => inLanguage(answer ? ANSWER_WORDS[answer.answer] : NO_ANSWER, language),
  },
  { name: PROOF_WORDS.answeredOn, cell: ({ answer }, { at }) => at(answer?.decidedOn ?? null) },
  {
    name: PROOF_WORDS.channel,
    cell: ({ answer }, { language }) => inLanguage(answer ? CHANNEL_WORDS[answer.channel] : undefined, language),
  },
  { name: PROOF_WORDS.pressed, cell: ({ answer }) => answer?.pressed || null },
  { name: PROOF_WORDS.shown, cell: ({ answer }) => answer?.shown || null },
  { name: PROOF_WORDS.textVersion, cell: ({ answer }) => answer?.textVersion ?? null },
  { name: PROOF_WORDS.textHash, cell: ({ answer }) => answer?.textHash ?? null },
]

/** What each contract was told and what was answered, a row each. Refuses `priceCampaignNotFound`. */
export async function downloadProof(
  context: Context,
  { campaignGuid, format }: { campaignGuid: string; format?: ListFormat | undefined },
): Promise<HandedOver> {
  const { db } = context.world
  const { id, offerKey } = await knownCampaign(context, db, campaignGuid)
  const rows = rowsAfter<ToldContract>((last, most) => toldAfter(db, id, { after: last?.consent.contractId, most }))
  const { streamed, act } = await listFile(
    context,
    { format },
    { name: `campaign-${offerKey}`, columns: COLUMNS, rows },
  )
  return { streamed, act: isWhole => ({ ...act(isWhole), kind: 'priceCampaign', id }) }
}
