import { timingSafeEqual } from 'node:crypto'
import { type Instant, isInstant } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { applePass, ticketOf } from './put-into-wallet.ts'
import {
  anyTicket,
  changedPasses,
  noticeChanges,
  ofDevice,
  ofTicket,
  readPass,
  registerDevice,
  type StoredPass,
  unregisterDevice,
} from './wallet.repository.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const isSame = (given: string, known: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(known)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The pass a wallet asks about, where it proves itself with the pass's own token (`ApplePass …`). */
export async function provenPass(
  world: World,
  { passType, serial, authorization }: { passType: string; serial: string; authorization: string },
): Promise<StoredPass | undefined> {
  if (passType !== world.wallets.apple?.passType || !UUID.test(serial)) return undefined
  const pass = await readPass(world.db, clientIdOf(world), serial.toLowerCase())
  const [scheme = '', token = ''] = authorization.split(' ')
  return pass && scheme === 'ApplePass' && isSame(token, pass.token) ? pass : undefined
}

export const register = (world: World, { ticketId }: StoredPass, deviceId: string, pushToken: string) =>
  registerDevice(world.db, { ticketId, deviceId, pushToken, registeredOn: world.clock() })

export const unregister = (world: World, { ticketId }: StoredPass, deviceId: string) =>
  unregisterDevice(world.db, deviceId, ticketId)

/** What changed of a device's passes since it last asked; `lastUpdated` is what it gives the next time. */
export async function newsFor(
  world: World,
  deviceId: string,
  tag: string | string[] | undefined,
): Promise<{ lastUpdated: Instant; serialNumbers: string[] } | undefined> {
  const { db } = world
  await noticeChanges(db, ofDevice(db, deviceId), world.clock())
  const since = typeof tag === 'string' && isInstant(tag) ? tag : undefined
  const changed = await changedPasses(db, { clientId: clientIdOf(world), deviceId, since })
  const last = changed.at(-1)
  return last && { lastUpdated: last.changedOn, serialNumbers: changed.map(({ ticketId }) => ticketId) }
}

export interface LatestPass {
  changedOn: Instant
  bytes: () => Promise<Uint8Array>
}

/** The pass as its ticket is now. */
export async function latestPass(world: World, { ticketId }: StoredPass): Promise<LatestPass | undefined> {
  await noticeChanges(world.db, ofTicket(ticketId), world.clock())
  const pass = await readPass(world.db, clientIdOf(world), ticketId)
  const issued = await anyTicket(world.db, ticketId)
  if (!pass || !issued) return undefined
  return { changedOn: pass.changedOn, bytes: async () => applePass(world, await ticketOf(world, issued), pass) }
}
