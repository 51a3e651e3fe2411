import { pageNumber, pageSize } from '@billett/contract/lists/address-fields.ts'
import { listAddress } from '@billett/contract/lists/list-address.ts'
import { PAGE_SIZES } from '@billett/contract/lists/page-sizes.ts'

/** Which runs are listed: one for each day, so that few pages hold many years. */
export const billingAddress = listAddress({ page: pageNumber(), pageSize: pageSize(PAGE_SIZES, 50) })
