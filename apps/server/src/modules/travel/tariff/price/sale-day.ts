import type { SaleMoment } from '@billett/domain'
import type { Region } from '../../../../ports/region-store.ts'
import type { World } from '../../../../world.ts'
import { todayIn } from '../../region/index.ts'

/** The day on which somebody buys, and whether who sells has subscriptions. */
export type SaleDay = Required<Pick<SaleMoment, 'today' | 'subscriptionsOnSale'>>

export const saleDay = ({ client, clock }: Pick<World, 'client' | 'clock'>, region: Region): SaleDay => ({
  today: todayIn(region, clock()),
  subscriptionsOnSale: client.config.modules.subscription,
})
