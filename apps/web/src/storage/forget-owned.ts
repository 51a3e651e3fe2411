import { deviceArea, tabArea } from './area.ts'

/** Of what a purchase leaves on a device; how it is read is described elsewhere, and not needed to be rid of it. */
export const LAST_SALES_KEY = 'last_sales'
export const DRAFT_KEY = 'checkout'

/** Nothing of it is shown to whoever comes next. */
export function forgetOwned(): void {
  deviceArea.removeItem(LAST_SALES_KEY)
  tabArea.removeItem(DRAFT_KEY)
}
