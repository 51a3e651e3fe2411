import type { Device } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { note, readAccount } from '../account/index.ts'
import { dropStateOfAccount } from '../open-id/index.ts'
import { endSession, endSessionsOf, runningSessions } from './session.repository.ts'

/** Where the caller is signed in. */
export async function devices(context: Context): Promise<Device[]> {
  const { world, visitor } = context
  const { id } = await readAccount(world.db, ownAccount(context))
  const sessions = await runningSessions(world, world.db, id)
  return sessions.map(({ id: sessionId, device, startedOn, seenOn }) => ({
    sessionId,
    name: device,
    signedInOn: startedOn,
    lastSeenOn: seenOn,
    isCurrent: sessionId === visitor.session,
  }))
}

/** Signs another device of the caller out. */
export async function signDeviceOut(context: Context, sessionId: string): Promise<Device[]> {
  const { world, visitor } = context
  if (sessionId === visitor.session) refuse('currentSession', 'sessionId')
  if (!(await endSession(world, world.db, { accountId: visitor.id, sessionId }, 'elsewhere')))
    refuse('notFound', 'sessionId')
  await note(world, world.db, { kind: 'sessionEnded', accountId: visitor.id, sessionId })
  return devices(context)
}

/** Signs every device and service out, this device too unless it is kept. */
export async function signOutEverywhere(context: Context, keepThis: boolean): Promise<Device[]> {
  const { world, visitor } = context
  const { id } = await readAccount(world.db, ownAccount(context))
  await world.db.transaction(async tx => {
    await endSessionsOf(world, tx, id, 'elsewhere', keepThis ? visitor.session : null)
    await dropStateOfAccount(tx, id)
    await note(world, tx, { kind: 'sessionEnded', accountId: id })
  })
  return devices(context)
}
