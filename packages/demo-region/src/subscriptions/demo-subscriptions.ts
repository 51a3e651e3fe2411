import type { SubscriptionOffers } from '@billett/domain'
import { categories } from './categories.ts'
import { forSome } from './for-some.ts'
import { nationwide } from './nationwide.ts'
import { regional } from './regional.ts'

/** What the companies of the demo region offer by subscription. */
export const demoSubscriptions: SubscriptionOffers = {
  categories,
  configurations: [...nationwide, ...regional, ...forSome],
}
