import * as calls from '@billett/contract'
import { announcing } from '../../../call/act/acting.ts'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { regionInfo } from './region-info.ts'
import { syncTariff } from './sync-tariff.ts'
import { tariffInfo, timetableInfo } from './tariff-info.ts'

export const regionRoutes = [
  route(calls.getInfo, ({ world }) => item(regionInfo(world))),
  route(calls.getTariffInfo, ({ world }) => item(tariffInfo(world.regions.current(), world.clock()))),
  route(calls.getTimetableInfo, ({ world }) => item(timetableInfo(world.regions.current()))),
  announcing(
    calls.syncTariff,
    async ({ world }) => {
      await syncTariff(world)
      return item(tariffInfo(world.regions.current(), world.clock()))
    },
    () => ({ kind: 'shop', id: '' }),
  ),
]
