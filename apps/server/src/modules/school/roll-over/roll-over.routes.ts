import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { approveMembers } from './approve-members.ts'
import { beginRollTask } from './begin-roll-task.ts'
import { decideEntitlement } from './decide-entitlement.ts'
import { decideMembers } from './decide-members.ts'
import { handOutList, noteHandOut } from './hand-out.ts'
import { keepYear } from './keep-year.ts'
import { goOnAtOwnPrice, handInExemption, showNextYear } from './next-year.ts'
import { planSchool, showSchools } from './plan-school.ts'
import { noteRollPosted, printRollPost, showRollPost } from './roll-post.ts'
import { scanCard } from './scan-card.ts'
import { showMembers } from './show-members.ts'
import { showYears } from './show-years.ts'

export const rollOverRoutes = [
  route(calls.getNextYear, async (context, { params }) => item(await showNextYear(context, params.token))),
  route(calls.goOnAtOwnPrice, async (context, { params, body }) =>
    item(await goOnAtOwnPrice(context, { ...params, ...body })),
  ),
  route(calls.handInExemption, async (context, { params, body }) =>
    item(await handInExemption(context, { ...params, ...body })),
  ),
  route(calls.getSchoolYears, async context => items(await showYears(context))),
  route(calls.keepSchoolYear, async (context, { body }) => item(await keepYear(context, body))),
  route(calls.beginRollTask, async (context, { params, body }) =>
    item(await beginRollTask(context, params.yearGuid, body)),
  ),
  route(calls.getRollMembers, async (context, { params, query }) =>
    items(await showMembers(context, params.yearGuid, query)),
  ),
  route(calls.decideRollMembers, async (context, { params, body }) =>
    items(await decideMembers(context, params.yearGuid, body)),
  ),
  route(calls.getRollSchools, async (context, { params }) => items(await showSchools(context, params.yearGuid))),
  route(calls.planRollSchool, async (context, { params, body }) =>
    items(await planSchool(context, params.yearGuid, body)),
  ),
  route(calls.decideRollEntitlement, async (context, { params, body }) =>
    items(await decideEntitlement(context, params.yearGuid, body)),
  ),
  route(calls.approveRollMembers, async (context, { params, body }) =>
    item(await approveMembers(context, params.yearGuid, body)),
  ),
  route(calls.getRollPost, async (context, { params }) => item(await showRollPost(context, params.yearGuid))),
  route(calls.printRollPost, async (context, { params }) => ({
    file: { ...(await printRollPost(context, params.yearGuid)), mimeType: 'application/pdf' },
  })),
  route(calls.noteRollPost, async (context, { params }) => item(await noteRollPosted(context, params.yearGuid))),
  route(calls.getHandOutList, async (context, { params, query }) => ({
    file: await handOutList(context, params.yearGuid, query),
  })),
  route(calls.noteScannedCard, async (context, { params, body }) =>
    item(await scanCard(context, params.yearGuid, body)),
  ),
  route(calls.noteHandOut, async (context, { params, body }) =>
    items(await noteHandOut(context, params.yearGuid, body)),
  ),
]
