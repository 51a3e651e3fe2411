import * as calls from '@billett/contract'
import type { RiskLevel } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noAccountProof } from '../../../../adapters/application-checks/account-service.ts'
import { lowFraud } from '../../../../adapters/application-checks/low-fraud.ts'
import { noRegister } from '../../../../adapters/application-checks/residents-service.ts'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { application, applicationMove } from '../../../../db/schema/index.ts'
import type { CreditCheckAnswer } from '../../../../ports/payment/credit-check.ts'
import { aCustomer } from '../../../../testing/account.ts'
import { visitorOf } from '../../../../testing/client.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from '../../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../../testing/test-world.ts'
import { uploadAs } from '../../../../testing/upload.ts'
import { decideApplication } from './decide-application.ts'
import { demoClerk } from './demo-clerk.ts'
import { lookAfterApplications } from './look-after-applications.ts'
import { applicationsToDecide } from './waiting.queries.ts'

let test: TestWorld
let answer: CreditCheckAnswer
beforeAll(async () => {
  test = await subscriptionShop()
  test.world.credit = { isOffered: true, check: async () => answer }
})
beforeEach(() => {
  answer = { state: 'known', score: 'green', reference: 'R1' }
})
afterAll(() => test.close())

const movesOf = async (guid: string) =>
  (await test.database.db.select().from(applicationMove).where(eq(applicationMove.contractId, guid)))
    .toSorted((a, b) => a.number - b.number)
    .map(({ to }) => to)

const JOB = { organisation: 'demowerke', class: 'second' }

let people = 0
/** Orders as somebody new and confirms it. */
async function confirmed(key = 'deutschlandticket', said: Record<string, string> = {}) {
  people += 1
  const email = `person${people}@example.org`
  const visitor = visitorOf(test.app)
  const { guid } = await visitor.ask(calls.submitSubscription, {
    body: await orderOf(visitor, key, { email, ...said }),
  })
  const { state } = await visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
  return { guid, state, email }
}

describe('what the credit agency says', () => {
  it.each([
    ['green', 'done', ['CreditRatingConfirmed', 'Granted']],
    ['yellow', 'payment', ['CreditRatingConspicuous1']],
    ['red', 'rejected', ['CreditRatingConspicuous2', 'Rejected']],
  ] as const)('%s ends %s', async (score, end, moves) => {
    answer = { state: 'known', score, reference: 'R1' }
    const { guid, state } = await confirmed()
    expect(state).toBe(end)
    expect(await movesOf(guid)).toEqual(['New', 'EmailVerified', 'CreditRatingRequested', ...moves])
  })

  it('red is the reason that is kept and told, with the right to a person who decides anew', async () => {
    answer = { state: 'known', score: 'red', reference: 'R1' }
    const { guid } = await confirmed()
    const moves = await test.database.db.select().from(applicationMove).where(eq(applicationMove.contractId, guid))
    expect(moves.toSorted((a, b) => a.number - b.number).slice(-2)).toMatchObject([
      { to: 'CreditRatingConspicuous2', reason: 'red, R1', movedBy: 'shop' },
      { to: 'Rejected', reason: 'creditAgency', movedBy: 'shop' },
    ])
    await doOrderJobs(test)
    expect(test.mails.at(-1)?.text).toMatch(/a credit agency.*A program decided.*have a person decide anew/s)
  })

  it('is asked for again while it says nothing, three times; then people look', async () => {
    answer = { state: 'unreachable', detail: 'no answer' }
    const { guid, state } = await confirmed()
    expect(state).toBe('pending')
    for (let round = 0; round < 3; round += 1) {
      test.pass(11)
      await lookAfterApplications(test.world)
    }
    const asked = ['CreditRatingRequested', 'CreditRatingFailed']
    expect(await movesOf(guid)).toEqual([
      'New',
      'EmailVerified',
      ...asked,
      ...asked,
      ...asked,
      'ManualProcessingNecessary',
    ])
  })

  it('is granted all the same by two people who are named, not by one', async () => {
    answer = { state: 'known', score: 'yellow', reference: 'R1' }
    const { guid } = await confirmed('job', JOB)
    expect((await movesOf(guid)).at(-1)).toBe('ManualProcessingNecessary')
    const decide = (...by: string[]) =>
      decideApplication(test.world, guid, { decision: 'approve', by, reason: 'known for years' })
    await expect(decide('Ada')).rejects.toThrow('secondPersonNeeded')
    await expect(decide('Ada', ' ada ')).rejects.toThrow('secondPersonNeeded')
    await expect(decide('Ada', ' ')).rejects.toThrow('secondPersonNeeded')
    await decide('Ada', 'Bob')
    expect((await movesOf(guid)).at(-1)).toBe('Granted')
    await expect(decide('Ada', 'Bob')).rejects.toThrow('decisionNotAwaited')
  })
})

describe('an order that is suspected', () => {
  const suspected = async (level: RiskLevel, said: Record<string, string> = {}) => {
    test.world.fraud = {
      assess: async () => ({ level, points: 1, findings: [{ rule: 'otherHolder', points: 1, fact: null }] }),
    }
    const found = await confirmed('deutschlandticket', said)
    test.world.fraud = lowFraud
    return { ...found, moves: (await movesOf(found.guid)).slice(2) }
  }
  const asked = ['CreditRatingRequested', 'CreditRatingConfirmed']
  afterEach(() => {
    test.world.residents = noRegister
    test.world.accountProof = noAccountProof
  })

  it('is looked at by people where it is to be blocked, with the rules that say so', async () => {
    const { guid, state, moves } = await suspected('block')
    expect([state, moves]).toEqual(['pending', ['ManualProcessingNecessary']])
    const [row] = await test.database.db.select().from(application).where(eq(application.contractId, guid))
    expect(row?.risk).toEqual({ level: 'block', rules: ['otherHolder'] })
  })

  it.each([
    ['lives there', true, 'done', ['ApprovalEMADone', 'Granted']],
    ['is not known there', false, 'pending', ['ApprovalEMADone', 'TransporterExamination']],
  ] as const)('of a high risk is asked about at the register, and who %s …', async (_, isResident, end, last) => {
    test.world.residents = { isOffered: true, find: async () => ({ state: 'known', isResident }) }
    const { state, moves } = await suspected('high')
    expect([state, moves]).toEqual([end, [...asked, 'ApprovalEMARequired', ...last]])
  })

  it.each([
    ['approve', 'Granted'],
    ['reject', 'Rejected'],
  ] as const)('whose address nobody knows is refused by nobody but a person: %s', async (decision, end) => {
    test.world.residents = { isOffered: true, find: async () => ({ state: 'known', isResident: false }) }
    const { guid, email } = await suspected('high')
    await lookAfterApplications(test.world)
    const waiting = await applicationsToDecide(test.database.db, clientIdOf(test.world))
    expect(waiting.map(({ contractId }) => contractId)).toContain(guid)
    await doOrderJobs(test)
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('We are checking') })
    await decideApplication(test.world, guid, { decision, by: ['Ada'], reason: 'saw their tenancy agreement' })
    expect((await movesOf(guid)).at(-1)).toBe(end)
  })

  it('is told with whether somebody has an account: a guest who sent a file in has none', async () => {
    const asked: boolean[] = []
    test.world.fraud = {
      assess: async ({ isSignedIn }) => {
        asked.push(isSignedIn)
        return { level: 'low', points: 0, findings: [] }
      },
    }
    const guest = visitorOf(test.app)
    await uploadAs(test, guest)
    const { visitor } = await aCustomer(test, { email: 'known@example.org' })
    for (const [who, email] of [
      [guest, 'guest@example.org'],
      [visitor, 'known@example.org'],
    ] as const) {
      await who.ask(calls.submitSubscription, { body: await orderOf(who, 'deutschlandticket', { email }) })
      await who.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
    }
    test.world.fraud = lowFraud
    expect(asked).toEqual([false, true])
  })

  it('waits for a register that says nothing, which is asked again', async () => {
    test.world.residents = { isOffered: true, find: async () => ({ state: 'unreachable', detail: 'no answer' }) }
    const { guid, state } = await suspected('high')
    expect([state, (await movesOf(guid)).at(-1)]).toEqual(['pending', 'ApprovalEMARequired'])
    test.world.residents = { isOffered: true, find: async () => ({ state: 'known', isResident: true }) }
    test.pass(11)
    await lookAfterApplications(test.world)
    expect((await movesOf(guid)).at(-1)).toBe('Granted')
  })

  it('of a high risk is looked at where there is no register', async () => {
    expect((await suspected('high')).moves).toEqual([...asked, 'TransporterExamination'])
  })

  it.each([
    [true, [...asked, 'Granted']],
    [false, ['ManualProcessingNecessary']],
  ] as const)('of a middle risk has to show whose the account is: %s', async (isProven, moves) => {
    test.world.accountProof = { isOffered: true, prove: async () => ({ state: 'known', isProven }) }
    expect((await suspected('middle')).moves).toEqual(moves)
  })
})

describe('what somebody has to decide', () => {
  it('waits, and the applicant hears of it; then of the contract', async () => {
    const { guid, state, email } = await confirmed('job', JOB)
    expect(state).toBe('pending')
    await doOrderJobs(test)
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('We are checking') })
    await decideApplication(test.world, guid, { decision: 'approve', by: ['Ada'], reason: '' })
    expect((await movesOf(guid)).slice(-3)).toEqual(['ApprovalOrganizationPending', 'Approved', 'Granted'])
    await doOrderJobs(test)
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('Your contract') })
  })

  it('is answered by the demo’s clerk by a rule, and by nobody in a shop that sells', async () => {
    const yes = await confirmed('job', JOB)
    const no = await confirmed('job', { ...JOB, lastName: 'Ablehnung' })
    const later = await confirmed('job', { ...JOB, lastName: 'Warten' })
    test.pass(1)
    await demoClerk(test.world)
    expect((await movesOf(yes.guid)).at(-1)).toBe('ApprovalOrganizationPending')
    await demoClerk({ ...test.world, config: { ...test.world.config, BILLETT_DEMO: true } })
    expect((await movesOf(yes.guid)).at(-1)).toBe('Granted')
    expect((await movesOf(no.guid)).at(-1)).toBe('Rejected')
    expect((await movesOf(later.guid)).at(-1)).toBe('ApprovalOrganizationPending')
  })
})

it('many that wait for who says nothing are asked about by turns, and keep none of the others from their way', async () => {
  const asked: string[] = []
  const high = async () => ({ level: 'high' as const, points: 75, findings: [] })
  test.world.fraud = { assess: high }
  test.world.residents = {
    isOffered: true,
    find: async ({ lastName }) => {
      asked.push(lastName)
      return { state: 'unreachable', detail: 'no answer' }
    },
  }
  const NAMES = ['Eins', 'Zwei', 'Drei', 'Vier']
  for (const lastName of NAMES) {
    await confirmed('deutschlandticket', { lastName })
    test.pass(1)
  }
  test.world.fraud = lowFraud
  answer = { state: 'unreachable', detail: 'no answer' }
  const other = await confirmed()
  answer = { state: 'known', score: 'green', reference: 'R1' }
  const rounds: string[][] = []
  for (let round = 0; round < 2; round += 1) {
    asked.length = 0
    test.pass(11)
    await lookAfterApplications(test.world)
    rounds.push([...asked])
  }
  expect((await movesOf(other.guid)).at(-1)).toBe('Granted')
  expect(rounds).toEqual([
    ['Eins', 'Zwei', 'Drei'],
    ['Vier', 'Eins', 'Zwei'],
  ])
  test.world.residents = noRegister
})

it('one order that cannot be gone on with keeps no other from its way', async () => {
  answer = { state: 'unreachable', detail: 'no answer' }
  const broken = await confirmed('deutschlandticket', { lastName: 'Kaputt' })
  test.pass(1)
  const other = await confirmed()
  test.pass(11)
  answer = { state: 'known', score: 'green', reference: 'R1' }
  const { credit } = test.world
  const check: typeof credit.check = async ({ lastName }) => {
    if (lastName === 'Kaputt') throw new Error('this one breaks')
    return answer
  }
  test.world.credit = { isOffered: true, check }
  await lookAfterApplications(test.world)
  expect((await movesOf(broken.guid)).at(-1)).toBe('CreditRatingRequested')
  expect((await movesOf(other.guid)).at(-1)).toBe('Granted')
  test.world.credit = credit
})

it('what nobody confirms while the link is good is given up', async () => {
  const visitor = visitorOf(test.app)
  const body = await orderOf(visitor, 'deutschlandticket', { email: 'silent@example.org', validFrom: '2027-01-01' })
  const { guid } = await visitor.ask(calls.submitSubscription, { body })
  test.pass(14 * 24 * 60)
  await lookAfterApplications(test.world)
  expect(await movesOf(guid)).toEqual(['New'])
  test.pass(1)
  await lookAfterApplications(test.world)
  expect(await movesOf(guid)).toEqual(['New', 'Cancelled'])
})
