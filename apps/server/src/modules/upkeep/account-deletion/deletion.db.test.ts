import * as calls from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { existingCustomer, issuedTicket, userAccount, walletPass } from '../../../db/schema/index.ts'
import { aContract, offerSubscriptions } from '../../../testing/a-contract.ts'
import { aCustomer, loginOf, sendAccountMails, signIn } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, execution } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { passRound } from '../../billing/pass/index.ts'
import { deleteAccounts } from './delete-accounts.ts'
import { dropPasses } from './deletion.repository.ts'
import { tidyAccounts } from './tidy-accounts.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const DAY = 24 * 60

it('an account is deleted two weeks after it was asked for; its orders and their receipts stay', async () => {
  const { visitor, email, signedIn } = await aCustomer(test)
  const cart = await aCart(visitor)
  expect(await visitor.ask(calls.requestDeletion)).toMatchObject({
    requestedDeleteDate: test.now(),
    deletedOn: '2026-12-05T09:00:00.000Z',
  })
  await sendAccountMails(test)
  expect(test.mails.at(-1)).toMatchObject({ to: email, text: expect.stringContaining('5 December 2026') })
  test.pass(14 * DAY - 1)
  expect(await deleteAccounts(test.world)).toBe(0)
  test.pass(1)
  expect(await deleteAccounts(test.world)).toBe(1)
  await sendAccountMails(test)
  expect(test.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('has been deleted') })
  expect(await deleteAccounts(test.world)).toBe(0)

  const { rows } = await test.database.pool.query('select * from user_account where id = $1', [signedIn.userId])
  expect(rows).toMatchObject([{ state: 'deleted', email: null, first_name: '', last_name: '', birth_date: null }])
  const left = await test.database.pool.query(
    `select (select count(*) from user_address) + (select count(*) from user_session) + (select count(*) from one_time_code) as rows,
      (select count(*)::int from "order" where owner_id = $1 and id = $2) as orders`,
    [signedIn.userId, cart.orderId],
  )
  expect(left.rows).toEqual([{ rows: '0', orders: 1 }])
  const again = await visitorOf(test.app).send(calls.login, { body: loginOf(test, { email }) })
  expect(again.errors).toMatchObject([{ translationKey: 'error.loginFailed' }])
})

it('what its owner wrote to the operator goes with the account', async () => {
  const { visitor } = await aCustomer(test, { email: 'writer@example.org' })
  await visitor.ask(calls.sendFeedback, {
    params: { id: 'lostProperty' },
    body: {
      detailFieldValues: Object.entries({ date: '2026-11-20', item: 'Schirm', kind: 'other', message: 'Rot' }).map(
        ([id, value]) => ({ id, value }),
      ),
    },
  })
  const stored = async () => (await test.database.pool.query('select id from feedback')).rows.length
  expect(await stored()).toBe(1)
  await visitor.ask(calls.requestDeletion)
  test.pass(14 * DAY)
  expect(await deleteAccounts(test.world)).toBe(1)
  expect(await stored()).toBe(0)
})

const aMandate = {
  iban: 'DE09000000000000000001',
  bic: 'DEMODE00XXX',
  creditInstitute: 'Demobank',
  accountHolder: 'Ada Lovelace',
  consent: true as const,
}

it('its mandates are revoked and stay: money that was collected can be asked back for thirteen months', async () => {
  const { visitor, signedIn } = await aCustomer(test, { email: 'debtor@example.org' })
  const earlier = await visitor.ask(calls.addMandate, { body: aMandate })
  await visitor.ask(calls.addMandate, { body: aMandate })
  await visitor.send(calls.revokeMandate, { params: { guid: earlier.guid } })
  const revokedOn = test.now()
  await visitor.ask(calls.requestDeletion)
  test.pass(14 * DAY)
  expect(await deleteAccounts(test.world)).toBe(1)
  const { rows } = await test.database.pool.query(
    'select m.iban, m.revoked_on, v.account_holder from mandate m join mandate_version v on v.mandate_id = m.id where account_id = $1 order by m.revoked_on',
    [signedIn.userId],
  )
  const proof = { iban: aMandate.iban, account_holder: aMandate.accountHolder }
  expect(rows).toEqual([
    { ...proof, revoked_on: new Date(revokedOn) },
    { ...proof, revoked_on: new Date(test.now()) },
  ])
})

it('the company’s own book of customers leads to it no longer, and the code of its letter stays used up', async () => {
  const { visitor, signedIn } = await aCustomer(test, { email: 'subscriber@example.org' })
  await test.database.db.insert(existingCustomer).values({
    clientId: test.world.client.config.settings.clientId,
    customerNumber: 'K-1',
    codeHash: 'used',
    birthDate: '1990-01-31',
    firstName: 'Ada',
    lastName: 'Lovelace',
    addresses: [],
    accountId: signedIn.userId,
    linkedOn: test.now(),
  })
  await visitor.ask(calls.requestDeletion)
  test.pass(14 * DAY)
  expect(await deleteAccounts(test.world)).toBe(1)
  expect(await test.database.db.select().from(existingCustomer)).toMatchObject([
    { customerNumber: 'K-1', firstName: 'Ada', accountId: null, linkedOn: null, codeHash: null },
  ])
})

it('the passes of a deleted account are nobody’s, and no wallet hears of them any more', async () => {
  offerSubscriptions(test)
  const { signedIn } = await aCustomer(test, { email: 'traveller@example.org' })
  const { contractId } = await aContract(test, { from: test.now().slice(0, 10), accountId: signedIn.userId })
  await claimRound(test.world)
  await passRound(test.world)
  const { db } = test.database
  const passes = () => db.select().from(issuedTicket).where(eq(issuedTicket.contractId, contractId))
  const [pass] = await passes()
  expect(pass?.ownerId).toBe(signedIn.userId)
  const now = test.now()
  const kept = { ticketId: pass?.id ?? '', clientId: pass?.clientId ?? '', token: 't', fingerprint: 'f' }
  await db.insert(walletPass).values({ ...kept, createdOn: now, changedOn: now })
  await db.transaction(tx => dropPasses(tx, signedIn.userId))
  expect(new Set((await passes()).map(({ ownerId, state }) => `${state} ${ownerId}`))).toEqual(new Set(['issued null']))
  expect(await db.select().from(walletPass).where(eq(walletPass.ticketId, kept.ticketId))).toEqual([])
})

it('a pass made afterwards is shown by who concluded the contract, and who stays as long as it runs', async () => {
  offerSubscriptions(test)
  const { db } = test.database
  const parent = await aCustomer(test, { email: 'parent@example.org' })
  const child = await aCustomer(test, { email: 'child@example.org' })
  const [accountId, holderAccountId] = [parent.signedIn.userId, child.signedIn.userId]
  const { contractId } = await aContract(test, { from: businessDateOf(test.now()), accountId, holderAccountId })
  /** Whose account shows the pass of the newest period. */
  const owner = async () => {
    await claimRound(test.world)
    await passRound(test.world)
    const passes = await db.select().from(issuedTicket).where(eq(issuedTicket.contractId, contractId))
    return passes.sort((one, other) => one.validTo.localeCompare(other.validTo)).at(-1)?.ownerId
  }
  const goes = async (id: string) => {
    await db.update(userAccount).set({ deletionRequestedOn: test.now() }).where(eq(userAccount.id, id))
    test.pass(31 * DAY)
    return deleteAccounts(test.world)
  }
  expect(await owner()).toBe(holderAccountId)
  expect(await goes(holderAccountId)).toBe(1)
  expect(await owner()).toBe(accountId)
  expect(await goes(accountId)).toBe(0)
  expect(await owner()).toBe(accountId)
})

it('an account is deleted though nothing can be mailed, and its owner is told as soon as it can', async () => {
  const { visitor, signedIn, email } = await aCustomer(test, { email: 'unreachable@example.org' })
  await visitor.ask(calls.requestDeletion)
  test.pass(14 * DAY)
  const toldTo = () => test.mails.filter(({ to, subject }) => to === email && subject.includes('has been deleted'))
  const mailer = { ...test.world.mailer, send: () => Promise.reject(new Error('no mail today')) }
  // As if the process ended right after.
  expect(await deleteAccounts({ ...test.world, mailer })).toBe(1)
  const { rows } = await test.database.pool.query('select state from user_account where id = $1', [signedIn.userId])
  expect([rows, toldTo()]).toEqual([[{ state: 'deleted' }], []])
  await sendAccountMails(test)
  expect(toldTo()).toMatchObject([{ text: expect.stringContaining('Dear Ada Lovelace') }])
})

it('nobody is told of a deletion that did not happen', async () => {
  const { visitor } = await aCustomer(test, { email: 'undone@example.org' })
  await visitor.ask(calls.requestDeletion)
  test.pass(14 * DAY)
  const queued = async () =>
    (await test.database.pool.query(`select data from job.job where name = 'sendFarewell'`)).rows
  const before = await queued()
  const { send } = test.world.jobs
  const jobs: typeof test.world.jobs = {
    ...test.world.jobs,
    send: async (tx, name, job) => {
      await send(tx, name, job)
      throw new Error('the connection is gone')
    },
  }
  expect(await deleteAccounts({ ...test.world, jobs })).toBe(0)
  expect(await queued()).toEqual(before)
  expect(await deleteAccounts(test.world)).toBe(1)
})

it('its owner is told once, which is noted as of every mail', async () => {
  const { visitor, signedIn } = await aCustomer(test, { email: 'farewell@example.org' })
  await visitor.ask(calls.requestDeletion)
  test.pass(14 * DAY)
  expect(await deleteAccounts(test.world)).toBe(1)
  await sendAccountMails(test)
  const key = `account:deleted-${signedIn.userId}`
  const { rows } = await test.database.pool.query(
    'select (select sent_on from sent_mail where key = $1) as sent, (select until from mail_lease where key = $1) as lease',
    [key],
  )
  expect(rows).toEqual([{ sent: new Date(test.now()), lease: null }])
})

it('the request can be withdrawn, and asked for again', async () => {
  const { visitor } = await aCustomer(test, { email: 'stays@example.org' })
  expect((await visitor.send(calls.withdrawDeletion)).errors).toMatchObject([
    { translationKey: 'error.noDeletionRequested' },
  ])
  await visitor.send(calls.requestDeletion)
  expect(await visitor.ask(calls.withdrawDeletion)).toMatchObject({ requestedDeleteDate: null })
  test.pass(15 * DAY)
  expect(await deleteAccounts(test.world)).toBe(0)
})

it('an account whose order is being paid waits', async () => {
  const { visitor } = await aCustomer(test, { email: 'paying@example.org' })
  await visitor.send(calls.requestDeletion)
  test.pass(14 * DAY - 10)
  const { id_token } = await signIn(visitorOf(test.app), loginOf(test, { email: 'paying@example.org' }))
  visitor.withToken(id_token)
  const cart = await aCart(visitor, {
    sortId: 'network-day-adult',
    validFrom: `${test.now().slice(0, 10)}T23:00`,
    passengerCount: 1,
  })
  const { guest, ...body } = execution(cart)
  await visitor.send(calls.executeSale, { body })
  test.pass(10)
  expect(await deleteAccounts(test.world)).toBe(0)
})

it('what has run out is forgotten', async () => {
  await aCustomer(test, { email: 'tidy@example.org' })
  test.pass(70 * DAY)
  await tidyAccounts(test.world)
  const { rows } = await test.database.pool.query(
    `select (select count(*)::int from user_session) as sessions, (select count(*)::int from one_time_code) as codes,
      (select count(*)::int from user_account where state = 'active' and email = 'tidy@example.org') as accounts`,
  )
  expect(rows).toEqual([{ sessions: 0, codes: 0, accounts: 1 }])
})

it('the journal is added to and never rewritten', async () => {
  const rewrite = (statement: string) => test.database.pool.query(statement)
  await expect(rewrite(`update account_event set kind = 'x'`)).rejects.toThrow('append only')
  await expect(rewrite('delete from account_event')).rejects.toThrow('append only')
})
