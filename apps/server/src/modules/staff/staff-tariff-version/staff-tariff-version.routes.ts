import * as calls from '@billett/contract'
import { acting, preparing } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { discard, goBack, release } from './change-tariffs.ts'
import { readTariffFile, storeTariff } from './send-tariff.ts'
import { listTariffs, showTariff } from './show-tariffs.ts'

export const tariffVersionRoutes = [
  route(calls.getTariffVersions, async context => items(await listTariffs(context))),
  route(calls.getTariffVersion, async (context, { params }) => item(await showTariff(context, params.version))),
  preparing(calls.sendTariff, (context, { body }) => readTariffFile(context, body.file), storeTariff),
  acting(calls.releaseTariff, (context, { params, body }, tx) => release(context, { ...params, ...body }, tx)),
  acting(calls.goBackToTariff, (context, { params, body }, tx) => goBack(context, { ...params, ...body }, tx)),
  acting(calls.discardTariff, (context, { params }, tx) => discard(context, params.version, tx)),
]
