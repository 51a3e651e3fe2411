import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What shop and demo payment provider sign their messages with; made once, kept in the data folder. */
export const paymentSecret = (dataDir: string): string =>
  process.env.PAYMENT_DEMO_SECRET || keptSecret(dataDir, 'payment-secret')

/** What the shop shows the demo bank; made once, kept in the data folder. */
export const bankSecret = (dataDir: string): string =>
  process.env.BANK_DEMO_SECRET || keptSecret(dataDir, 'bank-secret')

function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}
