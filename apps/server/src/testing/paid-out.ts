import { addMonths, type PlainDate } from '@billett/domain'
import { asc, eq } from 'drizzle-orm'
import { bankFile, ledgerEntry, payout } from '../db/schema/index.ts'
import { claimRound } from '../modules/billing/claim/index.ts'
import { chargePayer } from '../modules/billing/claim-payment/index.ts'
import { announcePart, nameAccount, payoutRound } from '../modules/billing/collection/index.ts'
import { aContract, happens } from './a-contract.ts'
import { aMandate } from './a-mandate.ts'
import { creditOf, handedOver, hears, notification, release, until } from './collected.ts'
import type { TestWorld } from './test-world.ts'

interface Credited {
  contractId: string
  payerId: string
  partyId: string
}

/**
 * Somebody whose contract is over before it began to be paid, and who is credited a sum that comes off nothing. `iban`:
 * the account that somebody has named; null: it is not known.
 */
export async function aCredited(test: TestWorld, iban: string | null, cents = 2000): Promise<Credited> {
  const from = addMonths(`${test.now().slice(0, 7)}-01`, 1)
  const made = await aContract(test, { from })
  if (iban !== null) await named(test, made.payerId, iban)
  await isOver(test, made, from, cents)
  return made
}

/** Somebody of the company says to which account a payer is paid. */
export const named = (test: TestWorld, payerId: string, iban: string) =>
  test.world.db.transaction(tx =>
    nameAccount(test.world, tx, {
      ...{ payerId, iban, accountHolder: 'Jana Möller', reason: 'told us in a letter' },
      by: test.world.newRowId(),
    }),
  )

/** Somebody is credited a sum, and their contract ends, so that nothing follows from which it comes off. */
export async function isOver(test: TestWorld, of: Credited, day: PlainDate, cents = 2000): Promise<void> {
  const { contractId, payerId } = of
  await test.world.db.transaction(tx =>
    chargePayer(test.world, tx, { contractId, payerId, component: 'refund', cents: -cents }),
  )
  await happens(test, contractId, { kind: 'ended', effectiveOn: day, payload: { reason: 'customerRequest' } })
  await claimRound(test.world)
}

/** What goes out today is in a file; undefined: there is none. */
export async function filedPayout(test: TestWorld) {
  await payoutRound(test.world)
  const files = await test.database.db
    .select()
    .from(bankFile)
    .where(eq(bankFile.kind, 'transfers'))
    .orderBy(asc(bankFile.builtOn))
  return files.findLast(({ state }) => state === 'built')
}

/** The same, released by somebody else than built it. */
export async function releasedPayout(test: TestWorld) {
  const file = await filedPayout(test)
  if (!file) throw new Error('nothing is paid out')
  await release(test, file.id)
  return file
}

/** What became of each payout, in the order they were made, with the account it went to. */
export async function payoutStates(test: TestWorld): Promise<string[]> {
  const rows = await test.database.db.select().from(payout).orderBy(asc(payout.createdOn), asc(payout.iban))
  return rows.map(({ iban, state, code }) => [iban, state, ...(code === null ? [] : [code])].join(' '))
}

/** Moves of money that were booked of a contract's payouts. */
export async function bookedMoves(test: TestWorld, contractId: string): Promise<string[]> {
  const rows = await test.database.db
    .select()
    .from(ledgerEntry)
    .where(eq(ledgerEntry.contractId, contractId))
    .orderBy(asc(ledgerEntry.bookedOn), asc(ledgerEntry.key))
  return rows.map(({ key, debit, credit, amountCents }) => `${key.split(':')[0]} ${credit} > ${debit} ${amountCents}`)
}

/** Somebody whose January was collected, which cannot come back without cover any more. */
export async function aCollected(test: TestWorld, iban: string) {
  const made = await aContract(test, { from: '2027-01-01' })
  const mandateId = await aMandate(test, made, iban)
  await claimRound(test.world)
  await test.world.db.transaction(tx => announcePart(test.world, tx))
  until(test, '2026-12-29')
  const file = await handedOver(test)
  await hears(test, notification('money', creditOf(file)))
  until(test, '2027-01-13')
  return { ...made, mandateId }
}

/** The same, whose contract is over: what they are credited is owed to them. */
export async function aDebited(test: TestWorld, { cents = 2000, iban }: { cents?: number; iban: string }) {
  const made = await aCollected(test, iban)
  await isOver(test, made, '2027-02-01', cents)
  return made
}
