import { readIban } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { holdPayer } from './owed-payers.queries.ts'
import { isPayoutUnderWay } from './payout.repository.ts'
import { putAccount } from './payout-account.repository.ts'

interface NamedAccount {
  payerId: string
  iban: string
  accountHolder: string
  /** How it is known that it is theirs. */
  reason: string
  /** Who of the company names it: somebody else has to release what goes there. */
  by: string
}

type NamingResult = { ok: true } | { ok: false; reason: 'payerNotFound' | 'payoutUnderWay' | 'ibanNotValid' }

/**
 * Says to which account a payer is paid, as they have told somebody of the company; the last word counts. Not while
 * they are being paid: what is under way would go to the account before.
 */
export async function nameAccount(world: World, tx: Transaction, named: NamedAccount): Promise<NamingResult> {
  const { payerId, accountHolder, reason, by: namedBy } = named
  const clientId = clientIdOf(world)
  if (!(await holdPayer(tx, clientId, payerId))) return { ok: false, reason: 'payerNotFound' }
  if (await isPayoutUnderWay(tx, payerId)) return { ok: false, reason: 'payoutUnderWay' }
  const read = readIban(named.iban)
  if (!read.ok) return { ok: false, reason: 'ibanNotValid' }
  const row = { clientId, accountHolder, iban: read.iban, reason, namedBy, namedOn: world.clock() }
  await putAccount(tx, { payerId, ...row })
  return { ok: true }
}
