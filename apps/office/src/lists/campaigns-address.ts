import { pageNumber, pageSize } from '@billett/contract/lists/address-fields.ts'
import { listAddress } from '@billett/contract/lists/list-address.ts'
import { PAGE_SIZES } from '@billett/contract/lists/page-sizes.ts'

/** Which campaigns of new prices are listed: a company has few a year. */
export const campaignsAddress = listAddress({ page: pageNumber(), pageSize: pageSize(PAGE_SIZES, 50) })
