import { chosenColumns, pageNumber, pageSize, sortedAs } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** What campaigns are put in order by; what was written last comes first without it. */
export const CAMPAIGN_SORTS = ['effectiveOn', 'deadline'] as const

const fields = {
  sort: sortedAs(CAMPAIGN_SORTS),
  columns: chosenColumns(),
  page: pageNumber(),
  /** A company has few a year. */
  pageSize: pageSize(PAGE_SIZES, 50),
}

/** Which campaigns of new prices are listed, and how. */
export const campaignsAddress = listAddress(fields)

export type CampaignsState = ListState<typeof fields>
