import * as calls from '@billett/contract'
import { addMinutes, addMonths, firstOfMonth, fold } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changeRequest,
  contract,
  contractEvent,
  entitlementProof,
  subscriptionConfiguration,
} from '../../db/schema/index.ts'
import { claimRound } from '../../modules/billing/claim/index.ts'
import { historiesOf, park } from '../../modules/subscription/contract/index.ts'
import { demoDeclarationClerk } from '../../modules/subscription/desk/index.ts'
import { visitorOf } from '../../testing/client.ts'
import { holding } from '../../testing/holding.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from '../../testing/subscription-order.ts'
import type { TestWorld } from '../../testing/test-world.ts'
import { deskDo, deskList } from './desk.ts'

let test: TestWorld
beforeAll(async () => {
  test = await subscriptionShop()
})
afterAll(() => test.close())

const DAY = 24 * 60
const BY = { clientId: undefined, by: ['Ada'], reason: 'looked at' }

let people = 0
async function aContract(key = 'deutschlandticket', said: Record<string, string> = {}) {
  people += 1
  const email = `holder${people}@example.org`
  const visitor = visitorOf(test.app)
  const body = await orderOf(visitor, key, { email, validFrom: '2026-12-01', ...said })
  const { guid, contractNumber } = await visitor.ask(calls.submitSubscription, { body })
  const asked = await mailedConfirmation(test, email)
  const confirm = () => visitor.ask(calls.confirmSubscription, { body: asked })
  return { guid, number: contractNumber, email, confirm }
}

const endOf = async (guid: string) => {
  const timeline = fold((await historiesOf(test.world.db, [guid])).get(guid) ?? [], test.now())
  return timeline && [timeline.span.from, timeline.span.to, timeline.endReason]
}
const stateOf = async (guid: string) =>
  (await test.database.db.select().from(contract).where(eq(contract.id, guid)))[0]?.state

/** The line of the list that a declaration stands in. */
async function declared(kind: 'cancellation' | 'withdrawal', contractNumber: string, email: string) {
  const person = { firstName: 'Ada', lastName: 'Lovelace', contract: contractNumber, email }
  if (kind === 'withdrawal') await visitorOf(test.app).ask(calls.withdrawContract, { body: { ...person, part: '' } })
  else
    await visitorOf(test.app).ask(calls.cancelWithoutLogin, {
      body: { ...person, kind: 'ordinary', reason: '', customerNumber: '', date: '' },
    })
  const line = (await deskList(test.world)).findLast(each => each.startsWith(kind)) ?? ''
  return { line, id: line.split('  ')[1] ?? '' }
}

const refusal = (asked: Parameters<typeof deskDo>[1]) =>
  deskDo(test.world, asked).then(
    () => 'done',
    (error: Error) => error.message,
  )

describe('a cancellation that was declared without signing in', () => {
  it('waits with the contracts it may be about, and ends the one a person says, as of its receipt', async () => {
    const { guid, number, email, confirm } = await aContract()
    await confirm()
    await claimRound(test.world)
    const { line, id } = await declared('cancellation', number.toLowerCase(), email)
    expect(line).toContain(`${number} (number, email, name)`)
    await deskDo(test.world, { ...BY, what: 'match', id, number, lastDay: undefined })
    // Received on 21 November: the end of December can still be reached.
    expect(await endOf(guid)).toEqual(['2026-12-01', '2027-01-01', 'customerRequest'])
    const [request] = await test.database.db.select().from(changeRequest).where(eq(changeRequest.contractId, guid))
    expect(request).toMatchObject({ kind: 'cancel', state: 'accepted', decidedBy: 'Ada', effectiveOn: '2027-01-01' })
    await doOrderJobs(test)
    expect(test.mails.at(-1)).toMatchObject({ to: email, text: expect.stringContaining('31 December 2026') })
    expect(await deskList(test.world)).toEqual([])
    expect(await refusal({ ...BY, what: 'match', id, number, lastDay: undefined })).toBe('declarationNotFound')
  })

  it('with a number nobody has finds contracts by name and address, and is about none where a person says so', async () => {
    const { guid, email, confirm } = await aContract()
    await confirm()
    const { line, id } = await declared('cancellation', 'something', email)
    expect(line).toContain('(email, name)')
    await deskDo(test.world, { ...BY, what: 'dismiss', id })
    expect((await endOf(guid))?.[2]).toBeNull()
    expect(await deskList(test.world)).toEqual([])
  })

  it('gives up an order that is not granted yet', async () => {
    const { guid, number, email } = await aContract()
    const { id } = await declared('cancellation', number, email)
    await deskDo(test.world, { ...BY, what: 'match', id, number, lastDay: undefined })
    expect(await stateOf(guid)).toBe('Cancelled')
    expect(await endOf(guid)).toBeNull()
  })
})

it('the clerk of a demo takes a declaration for the contract whose number and name it has, and leaves the rest', async () => {
  const demo = { ...test.world, config: { ...test.world.config, BILLETT_DEMO: true } }
  const { guid, number, email, confirm } = await aContract()
  await confirm()
  const unknown = await declared('withdrawal', 'something', email)
  await declared('withdrawal', number, email)
  await demoDeclarationClerk(test.world)
  expect((await endOf(guid))?.[2]).toBeNull()
  await demoDeclarationClerk(demo)
  expect((await endOf(guid))?.[2]).toBe('withdrawal')
  expect((await deskList(test.world)).map(line => line.split('  ')[1])).toEqual([unknown.id])
  await deskDo(test.world, { ...BY, what: 'dismiss', id: unknown.id })
})

describe('a withdrawal', () => {
  it('before the first day ends a contract that never began, and what was claimed is given back', async () => {
    const { guid, number, email, confirm } = await aContract()
    await confirm()
    await claimRound(test.world)
    const { id } = await declared('withdrawal', number, email)
    await deskDo(test.world, { ...BY, what: 'match', id, number, lastDay: undefined })
    expect(await endOf(guid)).toEqual(['2026-12-01', '2026-12-01', 'withdrawal'])
    expect(await stateOf(guid)).toBe('Cancelled')
    await claimRound(test.world)
    const { rows } = await test.database.pool.query(
      'select sum(cents)::int as cents from claim where contract_id = $1',
      [guid],
    )
    expect(rows).toEqual([{ cents: 0 }])
    await doOrderJobs(test)
    expect(test.mails.at(-1)?.text).toContain('does not begin')
  })

  it('after it ends the contract with its day; later than fourteen days it is refused', async () => {
    const { guid, number, email, confirm } = await aContract()
    await confirm()
    test.pass(14 * DAY - 60)
    const { id } = await declared('withdrawal', number, email)
    await deskDo(test.world, { ...BY, what: 'match', id, number, lastDay: undefined })
    expect(await endOf(guid)).toEqual(['2026-12-01', '2026-12-05', 'withdrawal'])
    expect(await stateOf(guid)).toBe('ContractTerminated')
    const other = await aContract('deutschlandticket', { validFrom: '2027-01-01' })
    await other.confirm()
    // The fourteenth day is a Saturday: until the Monday after it can be withdrawn from.
    test.pass(17 * DAY)
    const late = await declared('withdrawal', other.number, other.email)
    const asked = { ...BY, what: 'match' as const, id: late.id, number: other.number, lastDay: undefined }
    expect(await refusal(asked)).toBe('withdrawalTooLate')
    expect((await endOf(other.guid))?.[2]).toBeNull()
    await deskDo(test.world, { ...BY, what: 'dismiss', id: late.id })
  })
})

describe('a change of a contract that waits', () => {
  it('is decided by people, two of them where money is given back; who asked is told why', async () => {
    const { visitor, contractId } = await holding(test, { from: '2026-11-01' })
    const body = {
      contractGuid: contractId,
      from: '2026-11-02',
      until: '2026-11-16',
      reason: 'disease' as const,
      consent: true as const,
    }
    const { guid: id } = await visitor.ask(calls.refundSubscription, { body })
    expect(await deskList(test.world)).toContainEqual(expect.stringContaining(`change  ${id}  refund`))
    const asked = { ...BY, what: 'change' as const, id, verdict: 'accepted' as const }
    expect(await refusal(asked)).toBe('secondPersonNeeded')
    expect(await refusal({ ...asked, id: contractId, by: ['Ada', 'Bob'] })).toBe('decisionNotAwaited')
    await deskDo(test.world, { ...asked, by: ['Ada', 'Bob'] })
    const [request] = await test.database.db.select().from(changeRequest).where(eq(changeRequest.id, id))
    expect(request).toMatchObject({ state: 'accepted', decidedBy: 'Ada, Bob', decision: 'looked at' })
    expect(await refusal({ ...asked, by: ['Ada', 'Bob'] })).toBe('decisionNotAwaited')
  })

  it('is rejected by one', async () => {
    const { visitor, contractId } = await holding(test, { from: '2026-11-01' })
    const days = { from: '2026-11-02', until: '2026-11-16', reason: 'disease' as const, consent: true as const }
    const { guid: id } = await visitor.ask(calls.refundSubscription, { body: { contractGuid: contractId, ...days } })
    await deskDo(test.world, { ...BY, what: 'change', id, verdict: 'rejected' })
    const [request] = await test.database.db.select().from(changeRequest).where(eq(changeRequest.id, id))
    expect(request).toMatchObject({ state: 'rejected', decidedBy: 'Ada', events: [] })
  })
})

it('a proof that came later than the order is looked at', async () => {
  const { guid, number, confirm } = await aContract('pupil', {
    birthDate: '2005-05-05',
    school: 'Berufsschule Falkenbrück',
    validFrom: '2027-02-01',
  })
  await confirm()
  const given = { fileId: null, validFrom: '2027-02-01', validTo: '2027-07-31', givenOn: test.now() }
  const [proof] = await test.database.db
    .update(entitlementProof)
    .set(given)
    .where(eq(entitlementProof.contractId, guid))
    .returning()
  const id = proof?.id ?? ''
  expect(await deskList(test.world)).toContainEqual(expect.stringContaining(`proof  ${id}  ${number}`))
  await deskDo(test.world, { ...BY, what: 'proof', id, verdict: 'accepted' })
  expect((await deskList(test.world)).filter(line => line.startsWith('proof'))).toEqual([])
  expect(await refusal({ ...BY, what: 'proof', id, verdict: 'rejected' })).toBe('decisionNotAwaited')
})

describe('what else people decide', () => {
  it('an application that waits', async () => {
    const { guid, number, confirm } = await aContract('job', {
      organisation: 'demowerke',
      class: 'second',
      validFrom: '2027-02-01',
    })
    await confirm()
    expect(await deskList(test.world)).toEqual([expect.stringContaining(`${number}  ApprovalOrganizationPending`)])
    await deskDo(test.world, { ...BY, what: 'decide', number, decision: 'approve' })
    expect(await stateOf(guid)).toBe('Granted')
  })

  it('a contract that was set aside goes on, when two people say so', async () => {
    const { guid, number, confirm } = await aContract('deutschlandticket', { validFrom: '2027-02-01' })
    await confirm()
    const asked = { ...BY, what: 'unpark' as const, number }
    expect(await refusal({ ...asked, by: ['Ada', 'Bob'] })).toBe('notParked')
    await test.world.db.transaction(tx =>
      park(tx, { recordedOn: test.now(), today: test.now().slice(0, 10) }, new Map([[guid, 'priceUnknown']])),
    )
    expect(await refusal(asked)).toBe('secondPersonNeeded')
    expect(await refusal({ ...asked, by: ['Ada', ' ADA'] })).toBe('secondPersonNeeded')
    await deskDo(test.world, { ...asked, by: ['Ada', 'Bob'] })
    const events = await test.database.db.select().from(contractEvent).where(eq(contractEvent.contractId, guid))
    expect(events.toSorted((a, b) => a.seq - b.seq).at(-1)?.happening.kind).toBe('unparked')
    const [row] = await test.database.db.select().from(contract).where(eq(contract.id, guid))
    expect(row?.nextLookOn).not.toBeNull()
  })

  it.each([
    ['changeAccount', 'Please name your account'],
    ['seeDue', 'What we debit next'],
  ] as const)('a link is mailed that is good for %s', async (act, subject) => {
    const { number, email, confirm } = await aContract('deutschlandticket', { validFrom: '2027-02-01' })
    await confirm()
    await deskDo(test.world, { ...BY, what: 'link', number, act, payer: undefined })
    await doOrderJobs(test)
    const mail = test.mails.at(-1)
    expect(mail).toMatchObject({ to: email, subject: expect.stringContaining(subject) })
    const [, token = ''] = /\/subscriptions\/link\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
    const shown = await visitorOf(test.app).ask(calls.getSubscriptionLink, { params: { token } })
    expect(shown).toMatchObject({ act, state: 'open', contractNumber: number })
  })

  it('a missing proof is asked for once more by a link with 28 days of its own, where one is missing', async () => {
    const said = { validFrom: '2027-02-01', birthDate: '2005-05-05', school: 'Berufsschule Falkenbrück' }
    const { number, email, confirm } = await aContract('pupil', said)
    await confirm()
    await doOrderJobs(test)
    const before = test.mails.length
    test.pass(1)
    await deskDo(test.world, { ...BY, what: 'link', number, act: 'giveProof', payer: undefined })
    await doOrderJobs(test)
    const [mail, ...more] = test.mails.slice(before)
    expect([mail?.to, mail?.subject, more]).toEqual([email, expect.stringContaining('A proof is still missing'), []])
    const [, token = ''] = /\/subscriptions\/link\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
    expect(await visitorOf(test.app).ask(calls.getSubscriptionLink, { params: { token } })).toMatchObject({
      act: 'giveProof',
      state: 'open',
      until: addMinutes(test.now(), 28 * DAY),
      contractNumber: number,
      proof: { guid: expect.any(String) },
    })
    const other = await aContract('deutschlandticket', { validFrom: '2027-02-01' })
    const nothing = { ...BY, what: 'link' as const, number: other.number, payer: undefined }
    expect(await refusal({ ...nothing, act: 'giveProof' })).toBe('proofNotMissing')
    expect(await refusal({ ...nothing, act: 'changeAccount', payer: 'nobody' })).toBe('notPayer')
  })

  it('a contract whose traveller has died ends with that month; nothing is owed for a minimum term (31)', async () => {
    const { guid, number, confirm } = await aContract('monthly', { validFrom: '2027-03-01' })
    await confirm()
    test.pass(90 * DAY)
    await claimRound(test.world)
    const asked = { ...BY, what: 'died' as const, number, by: ['Ada', 'Bob'], payer: undefined, heir: undefined }
    expect(await refusal({ ...asked, on: '2027-03-05', by: ['Ada'] })).toBe('secondPersonNeeded')
    expect(await refusal({ ...asked, on: '2029-03-05' })).toBe('notValid at diedOn')
    const diedOn = test.now().slice(0, 10)
    await deskDo(test.world, { ...asked, on: diedOn })
    const end = addMonths(firstOfMonth(diedOn), 1)
    expect(await endOf(guid)).toEqual(['2027-03-01', end, 'death'])
    await claimRound(test.world)
    const { rows } = await test.database.pool.query<{ component: string }>(
      `select component from claim where contract_id = $1
       group by component, period_start having sum(cents) <> 0 order by period_start`,
      [guid],
    )
    expect(rows.map(({ component }) => component)).toEqual(['fare'])
    expect(await refusal({ ...asked, on: diedOn })).toBe('contractExpired')
  })

  it('a draft is put on offer by somebody else than who wrote it', async () => {
    const rows = await test.database.db
      .select()
      .from(subscriptionConfiguration)
      .where(eq(subscriptionConfiguration.key, 'pupil'))
    const [released] = rows
    if (!released) throw new Error('pupil is not offered')
    await test.database.db.insert(subscriptionConfiguration).values({
      ...released,
      id: test.world.newId(),
      version: released.version + 1,
      state: 'draft',
      editedBy: 'Ada',
      releasedBy: null,
      releasedOn: null,
    })
    const asked = { ...BY, what: 'release' as const, key: 'pupil' }
    expect(await refusal({ ...asked, key: 'senior' })).toBe('draftNotFound')
    expect(await refusal(asked)).toBe('secondPersonNeeded')
    await deskDo(test.world, { ...asked, by: ['Bob'] })
    const after = await test.database.db
      .select()
      .from(subscriptionConfiguration)
      .where(eq(subscriptionConfiguration.key, 'pupil'))
    expect(after.toSorted((a, b) => a.version - b.version).map(({ state, releasedBy }) => [state, releasedBy])).toEqual(
      [
        ['retired', released.releasedBy],
        ['released', 'Bob'],
      ],
    )
  })
})
