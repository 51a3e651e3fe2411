import { addMinutes } from '@billett/domain'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { hashed } from '../../../../crypto/hashed.ts'
import type { Statements, Transaction } from '../../../../db/database.ts'
import { openIdState } from '../../../../db/schema/index.ts'
import type { Surroundings } from '../../../../world.ts'

/** What a stranger could use by itself is stored as its hash; the rest is good only together with a signed cookie. */
const SECRETS = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

const keyOf = (model: string, id: string): string => (SECRETS.has(model) ? hashed(id) : id)

export type StatePayload = Record<string, unknown>

interface StateName {
  model: string
  id: string
}

const textIn = (payload: StatePayload, name: string): string | null => {
  const value = payload[name]
  return typeof value === 'string' ? value : null
}

const named = ({ model, id }: StateName) => and(eq(openIdState.model, model), eq(openIdState.key, keyOf(model, id)))

const isGood = (world: Surroundings) => or(isNull(openIdState.expiresOn), gt(openIdState.expiresOn, world.realClock()))

/** Seconds until it is forgotten; undefined keeps it. */
export async function storeState(
  world: Surroundings,
  name: StateName,
  payload: StatePayload,
  expiresIn: number | undefined,
): Promise<void> {
  const { jti: _, ...rest } = payload
  const row = {
    payload: SECRETS.has(name.model) ? rest : payload,
    grantId: textIn(payload, 'grantId'),
    uid: textIn(payload, 'uid'),
    accountId: textIn(payload, 'accountId'),
    expiresOn: expiresIn === undefined ? null : addMinutes(world.realClock(), expiresIn / 60),
  }
  await world.db
    .insert(openIdState)
    .values({ model: name.model, key: keyOf(name.model, name.id), ...row })
    .onConflictDoUpdate({ target: [openIdState.model, openIdState.key], set: row })
}

type Row = typeof openIdState.$inferSelect

const payloadOf = ({ model, payload, consumedOn }: Row, id: string | undefined): StatePayload => ({
  ...payload,
  ...(SECRETS.has(model) && id !== undefined ? { jti: id } : {}),
  ...(consumedOn === null ? {} : { consumed: true }),
})

export async function findState(world: Surroundings, name: StateName): Promise<StatePayload | undefined> {
  const [row] = await world.db
    .select()
    .from(openIdState)
    .where(and(named(name), isGood(world)))
  return row && payloadOf(row, name.id)
}

export async function findStateByUid(
  world: Surroundings,
  model: string,
  uid: string,
): Promise<StatePayload | undefined> {
  const [row] = await world.db
    .select()
    .from(openIdState)
    .where(and(eq(openIdState.model, model), eq(openIdState.uid, uid), isGood(world)))
  return row && payloadOf(row, undefined)
}

/** False where somebody else was faster: a code is exchanged once, whatever happens at the same moment. */
export async function consumeState(world: Surroundings, name: StateName): Promise<boolean> {
  const rows = await world.db
    .update(openIdState)
    .set({ consumedOn: world.realClock() })
    .where(and(named(name), isNull(openIdState.consumedOn)))
    .returning({ key: openIdState.key })
  return rows.length > 0
}

export async function dropState(world: Surroundings, name: StateName): Promise<void> {
  await world.db.delete(openIdState).where(named(name))
}

/** Whatever was given out for a grant, of this kind. */
export async function dropStateOfGrant(world: Surroundings, model: string, grantId: string): Promise<void> {
  await world.db.delete(openIdState).where(and(eq(openIdState.model, model), eq(openIdState.grantId, grantId)))
}

/** Whatever a service was given for this account. */
export async function dropStateOfClient(
  db: Statements,
  { accountId, openIdClientId }: { accountId: string; openIdClientId: string },
): Promise<void> {
  await db
    .delete(openIdState)
    .where(and(eq(openIdState.accountId, accountId), sql`${openIdState.payload} ->> 'clientId' = ${openIdClientId}`))
}

/**
 * Whatever was given out for this account, and every browser's session at the provider: each service has to ask again.
 */
export async function dropStateOfAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(openIdState).where(eq(openIdState.accountId, accountId))
}

/** Forgets what has run out. */
export async function tidyOpenId(world: Surroundings): Promise<void> {
  await world.db.delete(openIdState).where(lt(openIdState.expiresOn, world.realClock()))
}
