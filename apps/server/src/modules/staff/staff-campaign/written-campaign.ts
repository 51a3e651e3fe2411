import type { PriceCampaignContent } from '@billett/contract'
import { businessDateOf, type CampaignFault, campaignFaults, type LocalText } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { type Refusal, Refused } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import { hasRival } from '../../billing/price-campaign/index.ts'
import { releasedConfigurations } from '../../subscription/offer/index.ts'

const WORDS = {
  'deadline tooSoon': 'answerTimeTooShort',
  'deadline notBefore': 'answerBeforePrice',
  'remindOn notBefore': 'remindersInTime',
  'oldPriceUntil notHere': 'oldPriceByConsent',
  'oldPriceUntil tooSoon': 'oldPriceTooSoon',
} as const

const isKnown = (fault: string): fault is keyof typeof WORDS => Object.hasOwn(WORDS, fault)

function refusalOf({ field, fault }: CampaignFault): Refusal {
  const name = `${field} ${fault}`
  return { reason: isKnown(name) ? WORDS[name] : 'notValid', field }
}

/** Words in one language alone: whoever reads the other would miss them. */
function missingWords({ de, en }: LocalText): Refusal[] {
  const [hasGerman, hasEnglish] = [de.trim() !== '', en.trim() !== '']
  if (hasGerman === hasEnglish) return []
  return [{ reason: 'required', field: `introduction.${hasGerman ? 'en' : 'de'}` }]
}

/**
 * All that is wrong with a campaign today, each at its field: days without the time people must have, a subscription
 * that is not offered or has another rule of new prices, a day for which there is a campaign already, words in one
 * language.
 */
async function refusalsOf(
  { world }: Context,
  db: Statements,
  campaign: Omit<PriceCampaignContent, 'remindOn'> & { remindOn: readonly string[]; id?: string },
): Promise<Refusal[]> {
  const clientId = clientIdOf(world)
  const offers = await releasedConfigurations(db, clientId)
  const { id, offerKey, effectiveOn } = campaign
  const isTwice = await hasRival(db, { ...(id === undefined ? {} : { id }), clientId, offerKey, effectiveOn })
  const offer = offers.find(({ content }) => content.key === campaign.offerKey)
  return [
    ...(offer ? [] : [{ reason: 'subscriptionNotFound' as const, field: 'offerKey' }]),
    ...(offer && offer.content.terms.priceMode !== campaign.mode
      ? [{ reason: 'priceModeOfOffer' as const, field: 'mode' }]
      : []),
    ...(isTwice ? [{ reason: 'priceCampaignOfDay' as const, field: 'effectiveOn' }] : []),
    ...campaignFaults(campaign, businessDateOf(world.clock())).map(refusalOf),
    ...missingWords(campaign.introduction),
  ]
}

/** Refuses at each field what is wrong with it. */
export async function checkCampaign(...asked: Parameters<typeof refusalsOf>): Promise<void> {
  const refusals = await refusalsOf(...asked)
  if (refusals.length > 0) throw new Refused(refusals)
}
