import { hkdfSync, randomBytes } from 'node:crypto'
import { sealed, unsealed } from '../../../crypto/seal.ts'
import type { World } from '../../../world.ts'

/** As much as www.standardwebhooks.com asks for at least. */
const SECRET_BYTES = 24
const KEY_BYTES = 32

/** How such a secret is told from others. */
const PREFIX = 'whsec_'

/** Whoever copies the database signs nothing. */
const keyOf = ({ tokens }: Pick<World, 'tokens'>): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', tokens.key, '', 'billett webhooks', KEY_BYTES))

/** `shown`: what the partner is given, once; `kept`: what is stored of it. */
export function newWebhookSecret(world: Pick<World, 'tokens'>): { shown: string; kept: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64')
  return { shown: `${PREFIX}${secret}`, kept: sealed(secret, keyOf(world)) }
}

/** Throws where another key of the shop's has sealed it. */
export const webhookSecretOf = (world: Pick<World, 'tokens'>, kept: string): Uint8Array =>
  Buffer.from(unsealed(kept, keyOf(world)), 'base64')
