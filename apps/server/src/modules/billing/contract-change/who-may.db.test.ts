import type { Call, Input } from '@billett/contract'
import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aContract, happens, offerSubscriptions } from '../../../testing/a-contract.ts'
import { somebody } from '../../../testing/holding.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'

type Somebody = Awaited<ReturnType<typeof somebody>>
type Role = 'subscriber' | 'holder' | 'payer' | 'stranger'

let test: TestWorld
let people: Record<Role, Somebody>
let contractGuid = ''

beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
  people = {
    subscriber: await somebody(test),
    holder: await somebody(test),
    payer: await somebody(test),
    stranger: await somebody(test),
  }
  const made = await aContract(test, {
    from: '2026-11-01',
    medium: { kind: 'chip', serial: 'B-7' },
    accountId: people.subscriber.accountId,
    holderAccountId: people.holder.accountId,
    payerAccountId: people.payer.accountId,
  })
  contractGuid = made.contractId
  await aContract(test, { from: '2026-11-01', accountId: people.stranger.accountId })
  await claimRound(test.world)
})
afterAll(() => test.close())

const send = async <P, Q, B, I>(role: Role, call: Call<P, Q, B, I>, parts: Partial<Input<P, Q, B>>) => {
  const { status, errors } = await people[role].visitor.send(call, parts)
  return errors[0]?.translationKey.replace('error.', '') ?? status
}

const end = { date: null, reason: 'customerRequest' as const }
const days = { from: '2026-11-02', until: '2026-11-16', reason: 'disease' as const }
const NOTHING = crypto.randomUUID()

/** Each call with what becomes of it, in the order subscriber, holder, payer, stranger. */
const TABLE: [string, (role: Role) => Promise<string | number>, (string | number)[]][] = [
  [
    'nextDebits',
    role => send(role, calls.getNextDebits, { params: { contractGuid } }),
    [200, 200, 200, 'contractNotFound'],
  ],
  [
    'debitedAccount',
    role => send(role, calls.getDebitedAccount, { params: { contractGuid } }),
    ['notPayer', 'notPayer', 200, 'contractNotFound'],
  ],
  [
    'changeDebitedAccount',
    role =>
      send(role, calls.changeDebitedAccount, {
        params: { contractGuid },
        body: { iban: 'DE79000000000000000002', accountHolder: 'Ada', consent: true },
      }),
    ['notPayer', 'notPayer', 200, 'contractNotFound'],
  ],
  [
    'journal',
    role => send(role, calls.getSubscriptionJournal, { params: { contractId: contractGuid } }),
    [200, 200, 200, 'contractNotFound'],
  ],
  [
    'missingProofs',
    role => send(role, calls.getMissingProofs, { params: { contractGuid } }),
    [200, 200, 200, 'contractNotFound'],
  ],
  [
    'giveMissingProof',
    role =>
      send(role, calls.giveMissingProof, {
        params: { contractGuid },
        body: { proofGuid: NOTHING, fileId: NOTHING, from: days.from, until: days.until },
      }),
    ['proofNotMissing', 'notSubscriber', 'notSubscriber', 'contractNotFound'],
  ],
  [
    'cancellationDates',
    role => send(role, calls.getCancellationDates, { query: { antragGuid: contractGuid } }),
    [200, 'notSubscriber', 'notSubscriber', 'contractNotFound'],
  ],
  [
    'preview',
    role => send(role, calls.previewSubscriptionChange, { body: { contractGuid, change: { kind: 'cancel', ...end } } }),
    [200, 'notSubscriber', 'notSubscriber', 'contractNotFound'],
  ],
  [
    'cardRecipient',
    role => send(role, calls.setCardRecipient, { body: { contractGuid, recipient: 'subscriber' } }),
    [200, 'notSubscriber', 'notSubscriber', 'contractNotFound'],
  ],
  [
    'travelExpenseCertificate',
    role =>
      send(role, calls.getTravelExpenseCertificate, { body: { contractGuid, from: '2026-11-01', to: '2026-11-30' } }),
    [200, 'notSubscriber', 200, 'contractNotFound'],
  ],
  [
    'replacementCardToken',
    role => send(role, calls.getReplacementCardToken, { body: { ticketGuid: contractGuid, valid: '2026-11-30' } }),
    ['noReplacementOrdered', 'notSubscriber', 'notSubscriber', 'contractNotFound'],
  ],
  [
    'takeBack',
    role => send(role, calls.takeBackChange, { body: { contractGuid, changeRequestGuid: NOTHING } }),
    ['nothingToTakeBack', 'notSubscriber', 'notSubscriber', 'contractNotFound'],
  ],
  [
    'refund',
    role => send(role, calls.refundSubscription, { body: { contractGuid, ...days, consent: true } }),
    [200, 'notSubscriber', 'notSubscriber', 'contractNotFound'],
  ],
  [
    'pause',
    role =>
      send(role, calls.pauseSubscription, {
        body: { contractGuid, from: '2027-01-01', until: '2027-01-31', reason: 'unknown' },
      }),
    [200, 'notSubscriber', 'notSubscriber', 'contractNotFound'],
  ],
  [
    'cancel',
    role => send(role, calls.cancelSubscription, { body: { contractGuid, ...end, date: '2027-03-31' } }),
    [200, 'notSubscriber', 'notSubscriber', 'contractNotFound'],
  ],
  [
    'replacement',
    role => send(role, calls.replaceCard, { body: { contractGuid, reason: 'loss', recipient: 'holder' } }),
    [200, 'notSubscriber', 'notSubscriber', 'contractNotFound'],
  ],
]

const ROLES: Role[] = ['stranger', 'payer', 'holder', 'subscriber']

describe('who may do what about a contract', () => {
  it.each(TABLE)('%s', async (_, ask, [subscriber, holder, payer, stranger]) => {
    const found: Partial<Record<Role, string | number>> = {}
    for (const role of ROLES) found[role] = await ask(role)
    expect(found).toEqual({ subscriber, holder, payer, stranger })
  })
})

describe('who sees what of a contract', () => {
  const shown = async (role: Role) => {
    const { items } = await people[role].visitor.send(calls.getSubscriptionContracts)
    return items.find(({ guid }) => guid === contractGuid)
  }
  const debits = (role: Role) => people[role].visitor.ask(calls.getNextDebits, { params: { contractGuid } })

  it('each as what they take part', async () => {
    const roles = await Promise.all(ROLES.map(async role => (await shown(role))?.roles))
    expect(roles).toEqual([undefined, ['payer'], ['holder'], ['subscriber']])
  })

  it('amounts are told to who pays and who concluded it, not to who only travels', async () => {
    expect((await debits('payer')).debits.length).toBeGreaterThan(0)
    expect((await debits('subscriber')).debits.length).toBeGreaterThan(0)
    expect(await debits('holder')).toMatchObject({ debits: [], paidInCent: 0, openInCent: 0 })
    expect(await shown('holder')).toMatchObject({
      price: { state: 'unknown', cents: null },
      nextDebit: null,
      payers: [],
    })
  })

  it('what was asked for is told to who concluded it alone', async () => {
    expect((await shown('subscriber'))?.listChangeRequests.length).toBeGreaterThan(0)
    for (const role of ['holder', 'payer'] as const) {
      expect((await shown(role))?.listChangeRequests).toEqual([])
      const params = { contractId: contractGuid }
      const { items } = await people[role].visitor.send(calls.getSubscriptionJournal, { params })
      expect(items.some(({ kind }) => kind === 'changeRequest')).toBe(false)
    }
  })

  it('somebody without contracts has an empty list', async () => {
    const nobody = await somebody(test)
    expect((await nobody.visitor.send(calls.getSubscriptionContracts)).items).toEqual([])
  })
})

it('hears of a fee who sees debits, and nobody who only travels', async () => {
  const fee = { component: 'returnFee' as const, cents: 300, vatPermille: 0, payer: null }
  await happens(test, contractGuid, { kind: 'charged', effectiveOn: '2026-11-21', payload: fee })
  const told = async (role: Role) => {
    const { items } = await people[role].visitor.send(calls.getSubscriptionJournal, {
      params: { contractId: contractGuid },
    })
    return items.filter(({ kind }) => kind === 'event').map(({ text, amountInCent }) => `${text} ${amountInCent}`)
  }
  expect(await told('subscriber')).toContain('Fee: €3.00 300')
  expect(await told('payer')).toContain('Fee: €3.00 300')
  expect((await told('holder')).join()).not.toContain('Fee')
})
