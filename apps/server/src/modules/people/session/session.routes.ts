import * as calls from '@billett/contract'
import { items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { devices, signDeviceOut, signOutEverywhere } from './devices.ts'
import { logout } from './logout.ts'

export const sessionRoutes = [
  route(calls.logout, async (context, { body }) => {
    await logout(context, body.refresh_token)
    return nothing
  }),
  route(calls.getSessions, async context => items(await devices(context))),
  route(calls.endSession, async (context, { params }) => items(await signDeviceOut(context, params.sessionId))),
  route(calls.endSessions, async (context, { query }) =>
    items(await signOutEverywhere(context, query.keepThis ?? false)),
  ),
]
