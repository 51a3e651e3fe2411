import { randomUUID } from 'node:crypto'
import type { Call } from '@billett/contract'
import { ALL_MENU_NODES, type PartnerScope, portalRight } from '@billett/domain'
import { KEY_PREFIX } from '../call/visitor/partner-of-key.ts'
import { ALL_RIGHTS, issueToken } from '../call/visitor/visitor.ts'
import { hashed } from '../crypto/hashed.ts'
import { idOf } from '../crypto/id-of.ts'
import { apiKey } from '../db/schema/index.ts'
import type { World } from '../world.ts'
import { staffSession } from './staff-session.ts'

interface Who {
  kind: 'guest' | 'customer' | 'staff'
  id?: string
  rights?: readonly number[]
  clientId?: string
  minutes?: number
  session?: string
}

/** A token as the shop itself would issue it; staff have an account and a session with it. */
export async function tokenFor(world: World, who: Who): Promise<string> {
  const person = { id: randomUUID(), clientId: world.client.config.settings.clientId, rights: [], ...who }
  const session = person.kind === 'staff' && !person.session ? { session: await staffSession(world, person) } : {}
  return issueToken({ minutes: 60, ...person, ...session }, world.tokens, world.clock())
}

/** A key that opens this, to the shop of this world's client; the same each time. */
export async function partnerKey(world: World, scope: PartnerScope): Promise<string> {
  const clientId = world.client.config.settings.clientId
  const key = `${KEY_PREFIX}${scope} of ${clientId}`.replaceAll(' ', '-')
  const now = world.clock()
  await world.db
    .insert(apiKey)
    .values({
      id: idOf(key),
      clientId,
      name: scope,
      hash: hashed(key),
      scopes: [scope],
      createdOn: now,
      lastUsedOn: now,
    })
    .onConflictDoNothing()
  return key
}

/** Somebody who may make the call. */
export const tokenWithAccess = (world: World, { access }: Call, id: string): Promise<string> => {
  if (access.who === 'partner') return partnerKey(world, access.scope)
  if (access.who === 'staff') return tokenFor(world, { kind: 'staff', id, rights: ALL_RIGHTS })
  if (access.who === 'portal') return tokenFor(world, { kind: 'customer', id, rights: ALL_MENU_NODES.map(portalRight) })
  return tokenFor(world, { kind: access.who === 'customer' || access.who === 'user' ? 'customer' : 'guest', id })
}
