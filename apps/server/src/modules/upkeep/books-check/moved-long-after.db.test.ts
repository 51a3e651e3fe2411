import * as calls from '@billett/contract'
import { creditorReference } from '@billett/domain'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminEvent, party } from '../../../db/schema/index.ts'
import { wasOrdered } from '../../../testing/a-contract.ts'
import { aNamedPerson } from '../../../testing/a-named-person.ts'
import { visitorOf } from '../../../testing/client.ts'
import {
  announced,
  collectionsOf,
  creditOf,
  handedOver,
  hears,
  notification,
  returnOf,
  transferOf,
  until,
} from '../../../testing/collected.ts'
import { fakeBank } from '../../../testing/fakes/fake-bank.ts'
import { foundAfter } from '../../../testing/found-after.ts'
import { aCredited, releasedPayout } from '../../../testing/paid-out.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { handOverFile, payFile } from '../../billing/collection/index.ts'
import { settleDebts } from '../../billing/debt-payment/index.ts'
import { dunningRound } from '../../billing/dunning/index.ts'
import { passRound } from '../../billing/pass/index.ts'
import { linkSecret } from '../../subscription/link/index.ts'
import { brokenInvariants } from './broken-invariants.ts'
import { checkBooks } from './check-books.ts'

let test: TestWorld

/** Somebody is credited something, and it reaches their account. */
async function paidOut(): Promise<void> {
  await aCredited(test, 'DE02120300000000202051')
  const { id, sumCents } = await releasedPayout(test)
  await handOverFile(test.world, id)
  await test.world.db.transaction(tx => payFile(test.world, tx, id, sumCents))
}

/** Of two payers one came back, who pays it by the link of the reminder; the other transfers something of their own. */
async function collectedAndReturned(): Promise<void> {
  const [made, other] = await announced(test, 2)
  await passRound(test.world)
  until(test, '2026-12-29')
  await hears(test, notification('C-1', creditOf(await handedOver(test))))
  until(test, '2027-01-11')
  const collected = (await collectionsOf(test)).find(({ payerId }) => payerId === made?.payerId)
  const { endToEndId = '', cents = 0 } = collected ?? {}
  await aNamedPerson(test, made?.partyId ?? '')
  await wasOrdered(test, made?.contractId ?? '')
  await hears(test, notification('N-1', returnOf({ endToEndId, cents })))
  const [payer] = await test.database.db
    .select()
    .from(party)
    .where(eq(party.id, other?.partyId ?? ''))
  await hears(test, notification('T-1', transferOf(creditorReference(payer?.customerNumber ?? ''), 500)))
  await claimRound(test.world)
  await dunningRound(test.world)
  const [job] = await takenJobs(test, 'sendDunningMail')
  const token = linkSecret(test.world, job?.linkId ?? '')
  await visitorOf(test.app).ask(calls.payDebt, { params: { token } })
  test.provider.decide([...test.provider.payments.keys()].at(-1) ?? '', 'paid')
  await settleDebts(test.world)
}

beforeAll(async () => {
  test = await testWorld()
  test.world.bankChannel = fakeBank()
  until(test, '2026-12-10')
  await paidOut()
  await collectedAndReturned()
  await checkBooks(test.world)
  test.pass(40 * 24 * 60)
})
afterAll(() => test.close())

it('finds nothing where rows of long ago are only touched, and nobody is told of anything', async () => {
  const touched = ['collection', 'payout', 'bank_file', 'bank_entry', 'debt_payment', 'claim', 'issued_ticket']
  const changes = touched.map(table => sql.raw(`update ${table} set client_id = client_id`))
  expect(await foundAfter(test, ...changes)).toEqual([])
  expect(await test.database.db.select().from(adminEvent)).toEqual([])
})

it('has looked at what moved once a check is done', async () => {
  await checkBooks(test.world)
  const { rows } = await test.database.db.execute(sql`select 1 from moved_row`)
  expect(rows).toEqual([])
})

const RETURNED = sql`(select id from collection where state = 'returned')`
const SETTLED = sql`(select id from collection where state = 'settled')`

describe('finds what is changed long after it was made', () => {
  it.each<[string, SQL]>([
    ['what was claimed is in the books, once and over its amount', sql`update claim set cents = cents + 1`],
    [
      'a collection is the sum of its claims, and not above what was announced',
      sql`update collection set cents = cents - 1`,
    ],
    [
      'the claims of a collection are held while it is under way, and free again when it ended without money',
      sql`update collection_claim set reopened_on = null where collection_id in ${RETURNED}`,
    ],
    [
      'the claims of a collection are held while it is under way, and free again when it ended without money',
      sql`update collection_claim set reopened_on = now() where collection_id in ${SETTLED}`,
    ],
    [
      'what became of a collection is in the books, for each of its claims, once and over its amount',
      sql`update collection set state = 'returned' where state = 'settled'`,
    ],
    [
      'a file is what its collections are together, and no money moves before it is handed over',
      sql`update bank_file set count = count + 1 where kind = 'debits'`,
    ],
    [
      'a file is what its collections are together, and no money moves before it is handed over',
      sql`update bank_file set handed_over_on = null where kind = 'debits'`,
    ],
    [
      'what came back has ended its collection, and freed exactly its claims',
      sql`update collection set state = 'settled' where state = 'returned'`,
    ],
    ['a collection that came back or was rejected says by which line of the bank', sql`delete from bank_return`],
    [
      'what a line of the bank paid is its amount, each part once in the books',
      sql`update bank_entry set cents = cents + 1 where kind = 'transfer'`,
    ],
    [
      'no claim is paid by itself above what it is',
      sql`insert into claim_payment (id, claim_id, attempt_id, cents, paid_on)
        select gen_random_uuid(), claim_id, attempt_id, 1, now() from claim_payment where attempt_id is not null`,
    ],
    [
      'what was kept of a payment by link is in the books, as what it paid and what was credited',
      sql`update debt_payment set refunded_cents = 100`,
    ],
    [
      'what was kept of a payment by link is in the books, as what it paid and what was credited',
      sql`update debt_payment set state = 'failed'`,
    ],
    [
      'a payout is what its payer is credited less what they owe, of claims of their own',
      sql`update payout set cents = cents + 1`,
    ],
    [
      'the claims of a payout are held until it ends without reaching anybody, and then owed again',
      sql`update payout_claim set reopened_on = now()`,
    ],
    [
      'no claim is in a debit and in a payout at once',
      sql`insert into collection_claim (collection_id, claim_id, cents)
        select (select id from collection limit 1), claim_id, cents from payout_claim`,
    ],
    [
      'what became of a payout is in the books, for each of its claims, once and over its amount',
      sql`update payout set state = 'returned', ended_on = now()`,
    ],
    [
      'a file of transfers is what its payouts are together, and none of them moves before it is handed over',
      sql`update bank_file set handed_over_on = null where kind = 'transfers'`,
    ],
    [
      'every pass stands on a claim of its contract, and on its entry where it costs anything',
      sql`update issued_ticket set ledger_entry_id = null`,
    ],
    [
      'no two good passes of a contract are for the same days',
      sql`update issued_ticket set contract_id = (select min(contract_id::text)::uuid from issued_ticket),
        valid_from = valid_from + interval '1 minute' where contract_id <> (select min(contract_id::text)::uuid from issued_ticket)`,
    ],
  ])('%s', async (name, change) => {
    expect(await foundAfter(test, change)).toContain(name)
  })
})

const A_FILE = sql`(select id from bank_file where kind = 'debits' limit 1)`

describe('finds what is wrong where something was before, or is no more', () => {
  it.each<[string, SQL[]]>([
    [
      'a file is what its collections are together, and no money moves before it is handed over',
      [
        sql`update collection set file_id = (select id from bank_file where kind = 'transfers') where id = (select id from collection where file_id = ${A_FILE} limit 1)`,
      ],
    ],
    [
      'a file is what its collections are together, and no money moves before it is handed over',
      [sql`delete from collection where id = (select id from collection where file_id = ${A_FILE} limit 1)`],
    ],
    [
      'a file of transfers is what its payouts are together, and none of them moves before it is handed over',
      [sql`delete from payout`],
    ],
    ['what is in the books as a claim is there', [sql`delete from claim`]],
    ['a debit that is in a file is in one that is there', [sql`delete from bank_file`]],
    ['a payout is in a file that is there', [sql`delete from bank_file`]],
    ['a payment by link that paid a claim is there', [sql`delete from debt_payment`]],
    ['a line of the bank that paid a claim or brought a debit back is there', [sql`delete from bank_entry`]],
    [
      'what was claimed is in the books, once and over its amount',
      [sql`delete from ledger_entry where starts_with(key, 'claim:')`],
    ],
    [
      'what was claimed is in the books, once and over its amount',
      [sql`update ledger_entry set amount_cents = amount_cents + 1 where starts_with(key, 'claim:')`],
    ],
    [
      'what became of a collection is in the books, for each of its claims, once and over its amount',
      [sql`delete from ledger_entry where starts_with(key, 'returned:')`],
    ],
    [
      'what became of a payout is in the books, for each of its claims, once and over its amount',
      [sql`delete from ledger_entry where starts_with(key, 'settled:')`],
    ],
    [
      'what was kept of a payment by link is in the books, as what it paid and what was credited',
      [
        sql`insert into ledger_entry (id, key, debit, credit, amount_cents, contract_id, booked_on)
          select gen_random_uuid(), 'surplus:' || id, 'provider', 'revenue', 1, gen_random_uuid(), now() from debt_payment`,
      ],
    ],
    [
      'what a line of the bank paid is its amount, each part once in the books',
      [sql`update ledger_entry set amount_cents = amount_cents + 1 where key like 'paid:%' or key like 'surplus:%'`],
    ],
    [
      'a collection is the sum of its claims, and not above what was announced',
      [sql`update debit_notice_line set cents = 1`],
    ],
    ['a collection is the sum of its claims, and not above what was announced', [sql`delete from debit_notice_line`]],
  ])('%s (%#)', async (name, changes) => {
    expect(await foundAfter(test, ...changes)).toContain(name)
  })
})

it('finds what changed unnoticed where it looks at everything', async () => {
  await test.database.db.execute(sql`update debt_payment set refunded_cents = 100`)
  await test.database.db.execute(sql`delete from moved_row`)
  await checkBooks(test.world)
  expect(await test.database.db.select().from(adminEvent)).toEqual([])
  expect(await brokenInvariants(test.database.db, test.now())).toMatchObject([
    { invariant: 'what was kept of a payment by link is in the books, as what it paid and what was credited' },
  ])
  await test.database.db.execute(sql`update debt_payment set refunded_cents = 0`)
})

it('tells of what changed since the last check, however long ago that was', async () => {
  await test.database.db.execute(sql`update debt_payment set refunded_cents = 100`)
  test.pass(40 * 24 * 60)
  await checkBooks(test.world)
  await test.database.db.execute(sql`update debt_payment set refunded_cents = 0`)
  expect(await test.database.db.select().from(adminEvent)).toMatchObject([{ kind: 'books' }])
})
