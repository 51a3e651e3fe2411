import type { Call } from '@billett/contract'
import { bankMessageId, businessDateOf, payoutReference } from '@billett/domain'
import { eq, inArray } from 'drizzle-orm'
import { clientIdOf } from '../../call/client-id-of.ts'
import { bankFile, billingRun, claim, payerAccount, payout, payoutClaim } from '../../db/schema/index.ts'
import { creditorOf } from '../../modules/billing/collection/index.ts'
import { aCredited } from '../paid-out.ts'
import type { TestWorld } from '../test-world.ts'

/** A file of transfers that is built, and somebody else to whom money is owed, whose account can be named. */
export interface PaidPayer {
  payoutGuid: string
  payerGuid: string
}

/** Of another client the same, under its name. */
export async function aPaidPayer(test: TestWorld, clientId: string): Promise<PaidPayer> {
  const { world } = test
  const { payerId } = await aCredited(test, 'DE02120300000000202051')
  const [credit] = await world.db.select().from(claim).where(eq(claim.payerId, payerId))
  const creditor = creditorOf(world)
  if (!(credit && creditor)) throw new Error('nothing is credited')
  const [runId, fileId, id] = [world.newRowId(), world.newRowId(), world.newRowId()]
  const now = test.now()
  const dueOn = businessDateOf(now)
  const cents = -credit.cents
  await world.db
    .insert(billingRun)
    .values({ id: runId, clientId, kind: 'payout', day: dueOn, state: 'built', begunOn: now })
  await world.db.insert(bankFile).values({
    ...{ id: fileId, clientId, runId, kind: 'transfers', part: 1, attempt: 1, creditor, dueOn, state: 'built' },
    ...{ messageId: bankMessageId(runId, 1, 1), handOverBy: dueOn, count: 1, sumCents: cents, sha256: 'ab'.repeat(32) },
    ...{ builtBy: 'clock', builtOn: now },
  })
  await world.db.insert(payout).values({
    ...{ id, clientId, payerId, fileId, cents, endToEndId: payoutReference(id), accountHolder: 'Jana Moeller' },
    ...{ iban: 'DE02120300000000202051', text: 'Auszahlung', state: 'filed', createdOn: now },
  })
  await world.db.insert(payoutClaim).values({ payoutId: id, claimId: credit.id, cents: credit.cents })
  const { payerId: payerGuid } = await aCredited(test, null)
  if (clientId !== clientIdOf(world))
    await world.db
      .update(payerAccount)
      .set({ clientId })
      .where(inArray(payerAccount.id, [payerId, payerGuid]))
  return { payoutGuid: fileId, payerGuid }
}

/** What a call about them is told; nothing for any other call. */
export function saidOfPaid({ path }: Call, { payoutGuid, payerGuid }: PaidPayer): Record<string, unknown> {
  if (path.startsWith('/admin/payouts/')) return { fileGuid: payoutGuid }
  if (!path.startsWith('/admin/owedPayers/')) return {}
  const iban = 'DE02120300000000202051'
  return { payerGuid, iban, accountHolder: 'Jana Möller', reason: 'because of a test' }
}
