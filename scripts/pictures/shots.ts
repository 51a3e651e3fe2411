import type { Page } from 'playwright-core'

/** A picture of `docs/pictures`: what it shows, and how one gets there. */
export interface Shot {
  name: string
  path: string
  /** Pixels; 1280 unless told. */
  width?: number
  /** What is opened, chosen or typed there. */
  open?: (page: Page) => Promise<void>
}

/** What a list begins with, opened over it, with all it says. */
async function openFirst(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click()
  await page.getByRole('dialog').getByRole('definition').first().waitFor()
}

/** The staff area in English, as docs/staff.md shows it. */
export const STAFF_SHOTS: readonly Shot[] = [
  { name: 'staff-portal', path: '/admin/portal' },
  { name: 'staff-orders', path: '/admin/orders?span=all&pageSize=50' },
  { name: 'staff-order', path: '/admin/orders?span=all&pageSize=50', open: openFirst },
  { name: 'staff-contract', path: '/admin/contracts?pageSize=50', open: openFirst },
  { name: 'staff-tariff', path: '/admin/tariff/fixedPriceGroups' },
  { name: 'staff-settings', path: '/admin/settings?search=userAge' },
  { name: 'staff-fulfilment', path: '/admin/orderfulfillment' },
  { name: 'staff-audit', path: '/admin/audit?pageSize=50', open: openFirst },
  { name: 'staff-phone', path: '/admin/users?pageSize=50', width: 360 },
]
