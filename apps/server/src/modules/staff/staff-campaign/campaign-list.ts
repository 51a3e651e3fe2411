import {
  CAMPAIGN_COLUMN_WORDS,
  CAMPAIGN_STATE_WORDS,
  PRICE_MODE_WORDS,
  type StaffPriceCampaign,
} from '@billett/contract'
import { campaignsAddress } from '@billett/contract/lists/campaigns-address.ts'
import { saidSort } from '@billett/domain'
import { declaredList, type ListColumn, rowsByPage } from '../listing/index.ts'
import { campaignsIn } from './show-campaigns.ts'

const COLUMNS: readonly ListColumn<StaffPriceCampaign>[] = [
  { name: CAMPAIGN_COLUMN_WORDS.offer, cell: ({ offerTitle }) => offerTitle },
  { name: CAMPAIGN_COLUMN_WORDS.state, cell: ({ state }, { language }) => CAMPAIGN_STATE_WORDS[state][language] },
  { name: CAMPAIGN_COLUMN_WORDS.effectiveOn, cell: ({ effectiveOn }) => ({ on: effectiveOn }) },
  { name: CAMPAIGN_COLUMN_WORDS.deadline, cell: ({ deadline }) => ({ on: deadline }) },
  { name: CAMPAIGN_COLUMN_WORDS.mode, cell: ({ mode }, { language }) => PRICE_MODE_WORDS[mode][language] },
  { name: CAMPAIGN_COLUMN_WORDS.editedBy, cell: ({ editedBy }) => editedBy },
  { name: CAMPAIGN_COLUMN_WORDS.releasedBy, cell: ({ releasedBy }) => releasedBy },
]

/** Campaigns of new prices as a file. */
export const campaignList = declaredList(campaignsAddress, (context, { sort }) => ({
  name: 'price-campaigns',
  columns: COLUMNS,
  rows: rowsByPage(window => campaignsIn(context, window, saidSort(sort))),
}))
