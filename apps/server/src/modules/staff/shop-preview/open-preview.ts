import type { PreviewQuery, ShopPreview } from '@billett/contract'
import { addMinutes, atWallClock } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { seesEveryClient } from '../../../call/sees-every-client.ts'
import { tariffAt, todayIn } from '../../travel/region/index.ts'
import { previewToken } from './preview-token.ts'
import { seenShop } from './seen-shop.ts'

/** Minutes for which a shop can be looked at before it has to be opened anew. */
const LASTS = 120

/**
 * Opens the shop as passengers would see it at another moment. Versions of the tariff are of all companies: who does
 * not see every one of them is told of none. Refuses `versionNotFound`.
 */
export async function openPreview(
  { world, visitor }: Context,
  { date, time = '12:00', tariffVersion, drafts = false }: PreviewQuery,
): Promise<ShopPreview> {
  if (tariffVersion !== undefined && !seesEveryClient({ world, visitor })) refuse('versionNotFound', 'tariffVersion')
  const at = atWallClock(date, time, world.regions.current().timeZone)
  const seen = { at, tariff: tariffVersion ?? null, drafts }
  const { region, version, arranged } = await seenShop(world, seen)
  const inForce = tariffAt(region, todayIn(region, at))
  const endsOn = addMinutes(world.realClock(), LASTS)
  return {
    ...{ token: previewToken(world, seen, endsOn), at, endsOn, version, arranged },
    ...{ tariff: inForce?.id ?? '', validFrom: inForce?.validFrom ?? '' },
  }
}
