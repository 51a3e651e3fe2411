import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'

/** Rows on a page of a list: a thousand is what staff begin with (Spec 3 §9). */
export const PAGE_SIZES = [20, 50, 100, 500, STAFF_PAGE_SIZE]
