import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What shop and demo payment provider sign their messages with; made once, kept in the data folder. */
export function paymentSecret(dataDir: string): string {
  const given = process.env.PAYMENT_DEMO_SECRET
  if (given) return given
  const file = join(dataDir, 'payment-secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}
