import * as calls from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { LINKED_PASS_LIMIT } from '../../billing/pass/index.ts'
import { applyAgainByLink, photoByLink, proofByLink, withdrawByLink } from './act-by-link.ts'
import { applyForFamily } from './apply-family.ts'
import { followApplication, letterByLink, objectByLink, passesOfChild } from './follow.ts'
import { handOverByLink } from './hand-over-by-link.ts'

export const familyRoutes = [
  route(calls.applyForSchoolTickets, async (context, { body }) => item(await applyForFamily(context, body))),
  route(calls.followApplication, async (context, { params }) => item(await followApplication(context, params.token))),
  route(
    calls.getPassesOfChild,
    async (context, { params }) => item(await passesOfChild(context, params)),
    LINKED_PASS_LIMIT,
  ),
  route(calls.handInProofByLink, async (context, { params, body }) => {
    await proofByLink(context, { ...params, ...body })
    return item(await followApplication(context, params.token))
  }),
  route(calls.handInPhotoByLink, async (context, { params, body }) => {
    await photoByLink(context, { ...params, ...body })
    return item(await followApplication(context, params.token))
  }),
  route(calls.withdrawByLink, async (context, { params }) => {
    await withdrawByLink(context, params)
    return item(await followApplication(context, params.token))
  }),
  route(calls.applyAgainByLink, async (context, { params, body }) => {
    await applyAgainByLink(context, { ...params, ...body })
    return item(await followApplication(context, params.token))
  }),
  route(calls.handOverToChild, async (context, { params, body }) => {
    await handOverByLink(context, { ...params, ...body })
    return item(await followApplication(context, params.token))
  }),
  route(calls.getDecisionLetter, async (context, { params }) => ({ file: await letterByLink(context, params) })),
  route(calls.objectByLink, async (context, { params, body }) =>
    item(await objectByLink(context, { ...params, ...body })),
  ),
]
