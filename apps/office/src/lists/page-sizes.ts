import { STAFF_PAGE_SIZE } from '@billett/contract'

/** Rows on a page of a list: a thousand is what staff begin with (Spec 3 §9). */
export const PAGE_SIZES = [20, 50, 100, 500, STAFF_PAGE_SIZE]
