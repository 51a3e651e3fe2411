import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { arrangementVersions, discard, release, restore } from './arrangement-versions.ts'
import { saveBoard } from './save-board.ts'
import { saveLanguages, saveTexts } from './save-texts.ts'
import { serviceAreas } from './service-areas.ts'
import { showBoard, sortGroups } from './show-board.ts'
import { showLanguages, showTexts } from './show-texts.ts'

export const arrangementRoutes = [
  route(calls.getServiceAreas, context => items(serviceAreas(context))),
  route(calls.getSortGroups, (context, { query }) => items(sortGroups(context, query))),
  route(calls.getStaffFixPriceGroups, async (context, { query }) =>
    item(await showBoard(context, context.world.db, { part: 'fixPriceGroups', ...query })),
  ),
  acting(calls.saveStaffFixPriceGroups, (context, { query, body }, tx) =>
    saveBoard(context, { part: 'fixPriceGroups', serviceAreaId: query.serviceAreaId, ...body }, tx),
  ),
  route(calls.getStaffRelationGroups, async (context, { query }) =>
    item(await showBoard(context, context.world.db, { part: 'relationGroups', ...query })),
  ),
  acting(calls.saveStaffRelationGroups, (context, { query, body }, tx) =>
    saveBoard(context, { part: 'relationGroups', serviceAreaId: query.serviceAreaId, ...body }, tx),
  ),
  route(calls.getSortGroupTexts, async context => item(await showTexts(context, context.world.db))),
  acting(calls.saveSortGroupTexts, (context, { body }, tx) => saveTexts(context, body, tx)),
  route(calls.getSortGroupLanguages, async context => item(await showLanguages(context, context.world.db))),
  acting(calls.saveSortGroupLanguages, (context, { body }, tx) => saveLanguages(context, body, tx)),
  route(calls.getArrangementVersions, async (context, { params, query }) =>
    items(await arrangementVersions(context, { ...params, ...query })),
  ),
  acting(calls.releaseArrangement, (context, { params, body }, tx) => release(context, { ...params, ...body }, tx)),
  acting(calls.restoreArrangement, (context, { params, body }, tx) => restore(context, { ...params, ...body }, tx)),
  acting(calls.discardArrangement, (context, { params, body }, tx) => discard(context, { ...params, ...body }, tx)),
]
