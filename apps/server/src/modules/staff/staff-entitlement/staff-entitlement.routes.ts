import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { discardRule, releaseRule, saveRule } from './edit-rules.ts'
import { ruleCosts } from './rule-costs.ts'
import { listRules, shownRule } from './show-rules.ts'
import { enterObjectionOfStaff, listWayDecisions, showWayDecision } from './way-decisions.ts'

export const staffEntitlementRoutes = [
  route(calls.getEntitlementRules, async context => items(await listRules(context, context.world.db))),
  route(calls.getEntitlementRule, async (context, { params, query }) =>
    item(await shownRule(context, context.world.db, { ...params, ...query })),
  ),
  route(calls.rehearseEntitlementRule, async (context, { params, query }) =>
    item(await ruleCosts(context, { ...params, ...query })),
  ),
  acting(calls.saveEntitlementRule, (context, { params, body }, tx) => saveRule(context, { ...params, ...body }, tx)),
  acting(calls.discardEntitlementRule, (context, { params, body }, tx) =>
    discardRule(context, { ...params, ...body }, tx),
  ),
  acting(calls.releaseEntitlementRule, (context, { params, body }, tx) =>
    releaseRule(context, { ...params, ...body }, tx),
  ),
  route(calls.listStaffDecisions, async (context, { query }) => items(await listWayDecisions(context, query))),
  acting(calls.getStaffDecision, (context, { params }, tx) => showWayDecision(context, params.decisionGuid, tx)),
  acting(calls.enterStaffObjection, (context, { params, body }, tx) =>
    enterObjectionOfStaff(context, { ...params, ...body }, tx),
  ),
]
