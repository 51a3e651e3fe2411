import { hkdfSync, randomBytes } from 'node:crypto'
import { sealed, unsealed } from '../../../crypto/seal.ts'
import type { World } from '../../../world.ts'

/** As many as the code's SHA-1 gives (RFC 4226 §4). */
const SECRET_BYTES = 20
const KEY_BYTES = 32

/** Whoever copies the database has no code of anybody's app. */
const keyOf = ({ tokens }: Pick<World, 'tokens'>): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', tokens.key, '', 'billett code app', KEY_BYTES))

export const newSecret = (): Uint8Array => randomBytes(SECRET_BYTES)

export const sealedSecret = (world: Pick<World, 'tokens'>, secret: Uint8Array): string =>
  sealed(Buffer.from(secret).toString('base64'), keyOf(world))

/** Throws where another key of the shop's has sealed it. */
export const secretOf = (world: Pick<World, 'tokens'>, kept: string): Uint8Array =>
  Buffer.from(unsealed(kept, keyOf(world)), 'base64')
