import { randomUUID } from 'node:crypto'
import type { Call } from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import {
  bankEntry,
  bankMessage,
  collectionStop,
  dunningCase,
  dunningHandOver,
  dunningHandOverClaim,
  dunningHold,
  party,
} from '../../db/schema/index.ts'
import { claimRound } from '../../modules/billing/claim/index.ts'
import { aContract, happens } from '../a-contract.ts'
import type { TestWorld } from '../test-world.ts'

/** A line of the bank that waits, one that was laid aside, and a case of somebody who owes, of a client. */
export interface BankDesk {
  clientId: string
  entryGuid: string
  asideGuid: string
  caseGuid: string
  handOverGuid: string
  contractId: string
  payerId: string
  customerNumber: string
}

export async function aBankDesk(test: TestWorld, clientId: string): Promise<BankDesk> {
  const { contractId, payerId, partyId } = await aContract(test, { from: '2026-12-01' })
  const [row] = await test.world.db.select().from(party).where(eq(party.id, partyId))
  const customerNumber = row?.customerNumber ?? ''
  return deskAnew(test, {
    clientId,
    entryGuid: '',
    asideGuid: '',
    caseGuid: '',
    handOverGuid: '',
    ...{ contractId, payerId, customerNumber },
  })
}

/**
 * Another line waits, another was laid aside, and the case is open, with a fee to be waived and nothing collected until
 * somebody says so; not so of a case that is to be given to an agency.
 */
export async function deskAnew(test: TestWorld, of: BankDesk, isStopped = true): Promise<BankDesk> {
  const { world, now } = test
  const { clientId, payerId, contractId } = of
  const [messageId, entryGuid, asideGuid, caseGuid] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const today = businessDateOf(now())
  await world.db.insert(bankMessage).values({
    id: messageId,
    clientId,
    ...{ name: 'x.xml', sha256: messageId, size: 1, kind: 'camt.054' as const, state: 'applied' as const },
    receivedOn: now(),
  })
  const line = (id: string) => ({
    id,
    ...{ clientId, messageId, kind: 'transfer' as const, account: 'x', servicerRef: id, ordinal: 1 },
    ...{ isBare: false, isReferenced: true, currency: 'EUR', cents: 1, chargesCents: 0 },
    ...{ state: 'waiting' as const, reason: 'unknown' as const, createdOn: now() },
  })
  const aside = { state: 'noted' as const, decidedBy: randomUUID(), decidedOn: now() }
  await world.db.insert(bankEntry).values(line(entryGuid))
  await world.db.insert(bankEntry).values({ ...line(asideGuid), ...aside })
  const stop = { kind: 'everything' as const, code: 'MD07', since: now() }
  await world.db.delete(collectionStop).where(eq(collectionStop.payerId, payerId))
  if (isStopped) await world.db.insert(collectionStop).values({ id: randomUUID(), clientId, payerId, ...stop })
  const payload = { component: 'returnFee' as const, cents: 300, vatPermille: 0, payer: payerId }
  await happens(test, contractId, { kind: 'charged', effectiveOn: today, payload })
  await claimRound(world)
  const handOverGuid = randomUUID()
  const given = { cases: 1, cents: 1, madeBy: randomUUID(), reason: 'because of a test', madeOn: now() }
  await world.db.insert(dunningHandOver).values({ id: handOverGuid, clientId, ...given })
  const open = and(eq(dunningCase.payerId, payerId), isNull(dunningCase.closedOn))
  const [known] = await world.db.select().from(dunningCase).where(open)
  if (known) {
    await world.db.delete(dunningHold).where(eq(dunningHold.caseId, known.id))
    const ofCase = eq(dunningHandOverClaim.caseId, known.id)
    const taken = await world.db.delete(dunningHandOverClaim).where(ofCase).returning()
    const ids = taken.map(({ handOverId }) => handOverId)
    await world.db.delete(dunningHandOver).where(inArray(dunningHandOver.id, ids))
    return { ...of, entryGuid, asideGuid, handOverGuid, caseGuid: known.id }
  }
  await world.db.insert(dunningCase).values({
    id: caseGuid,
    clientId,
    payerId,
    state: 'handedOver',
    openedOn: today,
    reachedOn: today,
    createdOn: now(),
  })
  return { ...of, entryGuid, asideGuid, handOverGuid, caseGuid }
}

/** What a call about them is told; nothing for any other call. */
export const saidOfBank = (
  { path }: Call,
  { entryGuid, asideGuid, caseGuid, customerNumber, handOverGuid }: BankDesk,
): Record<string, unknown> =>
  /^\/admin\/(bankEntries\/|dunningCases\/|dunningHandOvers)/.test(path)
    ? {
        entryGuid: path.endsWith('/reopen') ? asideGuid : entryGuid,
        caseGuid,
        handOverGuid,
        customerNumber,
        // Whose the money is, is said in one way or the other.
        invoiceNumbers: undefined,
        kind: 'dispute',
        reason: 'because of a test',
      }
    : {}
