import { generateKeyPair, type JsonWebKey, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { signingKeyPlan } from '@billett/domain'
import type { Statements } from '../../../../db/database.ts'
import type { Surroundings } from '../../../../world.ts'
import { seal, unseal } from './sealed.ts'
import { dropKeys, insertKey, lockKeys, sealedKeys } from './signing-key.repository.ts'

/** A private key as the provider takes it. */
export interface SigningKey extends JsonWebKey {
  kid: string
  alg: 'RS256'
  use: 'sig'
}

/** Every client of OpenID Connect knows RS256. */
const MODULUS_BITS = 2048

const newPair = promisify(generateKeyPair)

async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await newPair('rsa', { modulusLength: MODULUS_BITS })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' }
}

const isSigningKey = (value: unknown): value is SigningKey =>
  typeof value === 'object' && value !== null && 'kid' in value && 'd' in value

/** Of keys that another deployment key has sealed nothing is left but their number: they count as gone. */
async function storedKeys({ tokens }: Surroundings, db: Statements) {
  const rows = await sealedKeys(db)
  return rows.flatMap(({ kid, sealedJwk, createdOn }) => {
    const text = unseal(sealedJwk, tokens.key)
    const jwk: unknown = text === undefined ? undefined : JSON.parse(text)
    return isSigningKey(jwk) ? [{ kid, createdOn, jwk }] : []
  })
}

/**
 * The keys id tokens are signed and checked with, the one that signs first. Makes the next in time; whichever process
 * comes first makes it for all.
 */
export async function signingKeys(world: Surroundings): Promise<SigningKey[]> {
  const stored = await storedKeys(world, world.db)
  const plan = signingKeyPlan(stored, world.realClock())
  if (!plan.isDue && plan.over.length === 0) return inOrder(stored, plan.published)
  const next = await newSigningKey()
  return world.db.transaction(async tx => {
    await lockKeys(tx)
    const present = await storedKeys(world, tx)
    const now = world.realClock()
    if (signingKeyPlan(present, now).isDue) {
      present.push({ kid: next.kid, createdOn: now, jwk: next })
      const sealedJwk = seal(JSON.stringify(next), world.tokens.key)
      await insertKey(tx, { kid: next.kid, sealedJwk, createdOn: now })
    }
    const { published, over } = signingKeyPlan(present, now)
    await dropKeys(tx, over)
    return inOrder(present, published)
  })
}

const inOrder = (keys: readonly { kid: string; jwk: SigningKey }[], kids: readonly string[]): SigningKey[] =>
  kids.flatMap(kid => keys.find(key => key.kid === kid)?.jwk ?? [])
