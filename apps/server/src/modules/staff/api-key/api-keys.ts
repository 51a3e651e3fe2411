import { randomBytes } from 'node:crypto'
import type { NewApiKey, StaffApiKey, StaffApiKeysQuery } from '@billett/contract'
import { mayGive } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import { KEY_PREFIX } from '../../../call/visitor/partner-of-key.ts'
import { hashed } from '../../../crypto/hashed.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { askedClients, clientName, staffWindow } from '../listing/index.ts'
import { insertKey, keysOf, removeKey, type StoredKey } from './api-key.repository.ts'

/** Nobody guesses as many. */
const SECRET_BYTES = 32

export const presentKey = (world: World, { hash: _, ...shown }: StoredKey): StaffApiKey => ({
  ...shown,
  client: clientName(world, shown.clientId),
})

const subject = ({ id, clientId }: StoredKey) => ({ kind: 'apiKey' as const, id, clientId })

/** What a note says of it. */
const told = ({ name, scopes }: StoredKey) => ({ name, scopes })

/** A page of the keys to the shops that the caller sees. */
export async function listKeys(context: Context, query: StaffApiKeysQuery): Promise<StaffApiKey[]> {
  const { world } = context
  const rows = await keysOf(world.db, askedClients(scopeOf(context), query.clientId), staffWindow(query))
  return rows.map(row => presentKey(world, row))
}

/**
 * Gives a partner a key. It is shown this once: what is kept of it opens nothing. Refuses `apiKeyScopeUnseen` for what
 * the caller may not see or do themselves.
 */
export async function createKey(context: Context, { clientId: asked, ...said }: NewApiKey, tx: Transaction) {
  const { world, visitor } = context
  if (!said.scopes.every(scope => mayGive(visitor.rights, scope))) refuse('apiKeyScopeUnseen', 'scopes')
  const [clientId = refuse('notValid', 'clientId')] = askedClients(scopeOf(context), asked ?? clientIdOf(world))
  const secret = `${KEY_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`
  const key = { ...said, id: world.newId(), clientId, hash: hashed(secret), createdOn: world.clock(), lastUsedOn: null }
  await insertKey(tx, key)
  const act: Act = { ...subject(key), after: told(key) }
  return { shown: { ...presentKey(world, key), secret }, act }
}

/** Refuses `apiKeyNotFound` for one of a client the caller does not see as for none. */
export async function deleteKey(context: Context, id: string, tx: Transaction): Promise<Act> {
  const gone = (await removeKey(tx, scopeOf(context).clientIds, id)) ?? refuse('apiKeyNotFound', 'apiKeyId')
  return { ...subject(gone), before: told(gone) }
}
