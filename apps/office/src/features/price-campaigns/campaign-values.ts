import {
  isUsefulDate,
  key,
  PriceCampaignContent,
  type StaffCampaignOffer,
  type StaffPriceCampaignDetail,
} from '@billett/contract'
import * as z from 'zod/mini'

const { offerKey, effectiveOn, deadline, introduction } = PriceCampaignContent.shape

/** A day that may be left out. */
const DayOrNone = z.string().check(z.refine<string>(day => day === '' || isUsefulDate(day), key('date')))

/** What is typed into the form of a campaign. How a new price holds follows from the subscription. */
export const CampaignValues = z.object({
  offerKey,
  effectiveOn,
  deadline,
  remindFirst: DayOrNone,
  remindNext: DayOrNone,
  remindLast: DayOrNone,
  oldPriceUntil: DayOrNone,
  introduction,
})
export type CampaignValues = z.infer<typeof CampaignValues>

/** With what the form begins. */
export function valuesOf(campaign: StaffPriceCampaignDetail | undefined): CampaignValues {
  const [remindFirst = '', remindNext = '', remindLast = ''] = campaign?.remindOn ?? []
  return {
    offerKey: campaign?.offerKey ?? '',
    effectiveOn: campaign?.effectiveOn ?? '',
    deadline: campaign?.deadline ?? '',
    remindFirst,
    remindNext,
    remindLast,
    oldPriceUntil: campaign?.oldPriceUntil ?? '',
    introduction: campaign?.introduction ?? { de: '', en: '' },
  }
}

/** What is sent. */
export function contentOf(
  { remindFirst, remindNext, remindLast, oldPriceUntil, ...values }: CampaignValues,
  offer: StaffCampaignOffer | undefined,
): PriceCampaignContent {
  const mode = offer?.mode ?? 'consent'
  return {
    ...values,
    mode,
    remindOn: [remindFirst, remindNext, remindLast].filter(day => day !== ''),
    oldPriceUntil: oldPriceUntil === '' || mode !== 'consent' ? null : oldPriceUntil,
  }
}

/** Which field of the form a field of the call is: days of reminders are several, and how a price holds is none. */
export const fieldOf = (named: string): string =>
  named.startsWith('remindOn') ? 'remindFirst' : named === 'mode' ? 'offerKey' : named === 'edition' ? '' : named
