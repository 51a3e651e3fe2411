import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import {
  changeRequest,
  contract,
  deskDecision,
  mandate,
  medium,
  party,
  partyPerson,
  staffAction,
} from '../../../db/schema/index.ts'
import { aContract, happens } from '../../../testing/a-contract.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeContracts: SEE, AllowedToSeePersonalDetails: FULL } = RIGHTS

let test: TestWorld
let clerk: Awaited<ReturnType<typeof staffWith>>
/** Of Ada, who travels by herself; set aside. */
let parked: Awaited<ReturnType<typeof aContract>>
/** Of Bea, who has asked to end it. */
let ending: Awaited<ReturnType<typeof aContract>>
let asked: string

beforeAll(async () => {
  test = await testWorld()
  parked = await aContract(test, { from: '2026-12-01' })
  await named(parked.partyId, 'Ada', 'Love')
  await happens(test, parked.contractId, {
    kind: 'parked',
    effectiveOn: '2026-11-21',
    payload: { reason: 'priceUnknown' },
  })
  ending = await aContract(test, { from: '2026-12-01' })
  await named(ending.partyId, 'Bea', 'Abel')
  await test.world.db.update(contract).set({ state: 'Approved' }).where(eq(contract.id, ending.contractId))
  asked = await wantsToEnd(ending.contractId)
  // Was looked at long ago.
  const other = await aContract(test, { from: '2026-12-01' })
  await happens(
    test,
    other.contractId,
    { kind: 'parked', effectiveOn: '2026-11-20', payload: { reason: 'failed' } },
    { kind: 'unparked', effectiveOn: '2026-11-21', payload: {} },
  )
  const clientId = clientIdOf(test.world)
  await test.world.db.insert(medium).values({
    id: randomUUID(),
    clientId,
    contractId: parked.contractId,
    serial: 'CARD-4711',
    arrivesOn: '2026-12-01',
    sentOn: test.now(),
  })
  await test.world.db.insert(mandate).values({
    id: randomUUID(),
    clientId,
    partyId: parked.partyId,
    reference: 'MANDATE-1',
    iban: 'DE02120300000000202051',
    bic: '',
    creditInstitute: '',
    accountHolder: 'Ada Love',
    consentOn: test.now(),
    createdOn: test.now(),
  })
  clerk = await staffWith([PANEL, SEE, FULL])
})
afterAll(() => test.close())

async function staffWith(rights: readonly number[]) {
  const visitor = visitorOf(test.app)
  const id = randomUUID()
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights }))
  return { ...visitor, id }
}

const named = (partyId: string, firstName: string, lastName: string) =>
  test.world.db.insert(partyPerson).values({
    partyId,
    salutation: 2,
    title: '',
    firstName,
    lastName,
    birthDate: '1990-01-31',
    email: `${firstName.toLowerCase()}@example.org`,
    phone: '',
    address: { street: 'Weg', houseNumber: '1', postCode: '12345', city: 'Tal', country: 'de' },
  })

async function wantsToEnd(contractId: string): Promise<string> {
  const id = randomUUID()
  await test.world.db.insert(changeRequest).values({
    id,
    clientId: clientIdOf(test.world),
    contractId,
    kind: 'cancel',
    state: 'new',
    change: { kind: 'cancel', date: null, reason: 'customerRequest' },
    requestedOn: test.now(),
    events: [],
  })
  return id
}

const search = (query: calls.StaffContractsQuery, who = clerk) => who.send(calls.searchStaffContracts, { query })
const found = async (query: calls.StaffContractsQuery) => (await search(query)).items.map(({ guid }) => guid)
const show = async (contractGuid: string, who = clerk) =>
  (await who.send(calls.getStaffContract, { params: { contractGuid } })).items[0]
const numberOf = async (contractId: string) => {
  const [row] = await test.world.db
    .select({ number: contract.number, customerNumber: party.customerNumber })
    .from(contract)
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .where(eq(contract.id, contractId))
  return row ?? { number: '', customerNumber: '' }
}

describe('contracts that staff look for', () => {
  it.each([
    ['a number', async () => (await numberOf(parked.contractId)).number.toLowerCase()],
    ['the number of a customer', async () => (await numberOf(parked.contractId)).customerNumber],
    ['an e-mail address', async () => 'ADA@example.org'],
    ['how an e-mail address begins', async () => 'ada@exa'],
    ['a last name', async () => 'lOVE'],
    ['how a last name begins', async () => 'lo'],
    ['the number of a card', async () => 'card-4711'],
    ['a mandate', async () => 'MANDATE-1'],
  ])('are found by %s', async (_, term) => {
    expect(await found({ search: await term() })).toEqual([parked.contractId])
  })

  it('are found by what waits at them and by their state, and counted', async () => {
    expect(await found({ trouble: 'parked' })).toEqual([parked.contractId])
    expect(await found({ trouble: 'undecided' })).toEqual([ending.contractId])
    expect(await found({ states: ['Approved'] })).toEqual([ending.contractId])
    expect(await found({ states: ['Granted'], search: 'Abel' })).toEqual([])
    expect(await found({ trouble: 'parked', search: 'Abel' })).toEqual([])
    const counts = async (query: calls.StaffContractFilter) =>
      (await clerk.send(calls.countStaffContracts, { query })).items
    expect(await counts({})).toEqual([{ count: 3, isExact: true }])
    expect(await counts({ trouble: 'parked' })).toEqual([{ count: 1, isExact: true }])
  })

  it('are found by the span in which they were asked for, where no sign means anything else', async () => {
    const [latest] = (await search({})).items
    const from = latest?.submittedOn ?? ''
    expect(await found({ from })).toContain(latest?.guid)
    expect(await found({ before: from })).not.toContain(latest?.guid)
    expect(await found({ search: 'Love', before: '2020-01-01T00:00:00.000Z' })).toEqual([])
    expect(await found({ search: 'l%' })).toEqual([])
  })

  it('come page by page, with nobody’s name in full', async () => {
    const all = await found({})
    expect(all).toHaveLength(3)
    expect([...(await found({ pageSize: 2 })), ...(await found({ pageSize: 2, page: 1 }))]).toEqual(all)
    expect(await found({ sort: 'submittedOn' })).toEqual(all.toReversed())
    const [row] = (await search({ search: 'Love' })).items
    expect(row).toMatchObject({
      subscriber: 'A•••',
      holder: 'A•••',
      isMasked: true,
      life: 'ahead',
      list: 'running',
      validFrom: '2026-12-01',
      validUntil: null,
      troubles: ['parked'],
    })
  })
})

describe('a contract that staff look at', () => {
  it('says who takes part, why it is set aside, what was asked, and what was decided', async () => {
    expect(await show(parked.contractId)).toMatchObject({
      subscriber: 'Ada Love',
      isMasked: false,
      parked: 'priceUnknown',
      debits: [],
      payers: [{ name: 'Ada Love' }],
    })
    await test.world.db.insert(deskDecision).values({
      id: randomUUID(),
      clientId: clientIdOf(test.world),
      about: 'contract',
      subjectId: ending.contractId,
      contractId: ending.contractId,
      outcome: 'cardOrderedAgain',
      decidedBy: ['Berta'],
      reason: 'lost in the post',
      decidedOn: test.now(),
    })
    const detail = await show(ending.contractId)
    expect(detail).toMatchObject({
      parked: null,
      troubles: ['undecided'],
      listChangeRequests: [{ guid: asked, kind: 'cancel' }],
      decisions: [{ outcome: 'cardOrderedAgain', decidedBy: ['Berta'], reason: 'lost in the post' }],
    })
    expect(detail?.debits.map(({ amountInCent }) => amountInCent)).toContain(6300)
    expect(detail?.journal.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['planned', 'changeRequest', 'event']),
    )
  })

  it('has its names hidden without the right to them, and either reading is noted', async () => {
    const reader = await staffWith([PANEL, SEE])
    const shown = await show(parked.contractId, reader)
    expect(shown).toMatchObject({ subscriber: 'A•••', isMasked: true, payers: [{ name: 'A•••' }] })
    expect(JSON.stringify(shown)).not.toContain('Love')
    const noted = async (id: string) =>
      (await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, id))).at(-1)
    expect(await noted(reader.id)).toMatchObject({
      subjectKind: 'contract',
      subjectId: parked.contractId,
      after: { shownInFull: false },
    })
    await show(parked.contractId)
    expect(await noted(clerk.id)).toMatchObject({ after: { shownInFull: true } })
  })

  it('is not told apart from none where it is not there', async () => {
    const { status, errors } = await clerk.send(calls.getStaffContract, { params: { contractGuid: randomUUID() } })
    expect(status).toBe(404)
    expect(errors[0]?.translationKey).toBe('error.contractNotFound')
  })
})

describe('what staff decide about a contract', () => {
  const act = async () => staffWith([PANEL, SEE, RIGHTS.AllowedToActOnContracts])
  const unpark = async (who: typeof clerk, contractGuid: string, dryRun?: boolean) =>
    who.send(calls.unparkStaffContract, { params: { contractGuid }, query: { dryRun }, body: { reason: 'looked at' } })
  const decide = async (
    who: typeof clerk,
    changeRequestGuid: string,
    verdict: 'accepted' | 'rejected',
    contractGuid = ending.contractId,
  ) =>
    who.send(calls.decideStaffChangeRequest, {
      params: { contractGuid, changeRequestGuid },
      query: {},
      body: { verdict, reason: 'as you wish' },
    })
  const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

  it('shows by a trial what would be debited, and lets it go on once', async () => {
    const who = await act()
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    const reason = 'priceUnknown' as const
    await happens(test, contractId, { kind: 'parked', effectiveOn: '2026-11-21', payload: { reason } })
    const [tried] = (await unpark(who, contractId, true)).items
    expect(tried?.debits[0]?.amountInCent).toBe(12_600)
    expect(await show(contractId)).toMatchObject({ parked: reason, debits: [] })
    const [done] = (await unpark(who, contractId)).items
    expect(done).toMatchObject({
      parked: null,
      troubles: [],
      decisions: [{ outcome: 'unparked', reason: 'looked at' }],
    })
    expect(wordOf(await unpark(who, contractId))).toBe('error.notParked')
    const noted = await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, who.id))
    expect(noted).toMatchObject([
      { subjectId: contractId, before: null, after: { tried: true } },
      { subjectId: contractId, before: { parked: reason }, after: { reason: 'looked at' } },
    ])
  })

  it('ends one whose notice is accepted, leaves one whose notice is rejected, and neither twice', async () => {
    const who = await act()
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    const [no, yes] = [await wantsToEnd(contractId), await wantsToEnd(contractId)]
    const [left] = (await decide(who, no, 'rejected', contractId)).items
    expect(left?.validUntil).toBeNull()
    const [ended] = (await decide(who, yes, 'accepted', contractId)).items
    expect(ended).toMatchObject({ endReason: 'customerRequest', troubles: [] })
    expect(ended?.validUntil).not.toBeNull()
    expect(ended?.listChangeRequests.map(({ state, decision }) => [state, decision])).toEqual(
      expect.arrayContaining([
        ['accepted', 'as you wish'],
        ['rejected', 'as you wish'],
      ]),
    )
    expect(wordOf(await decide(who, yes, 'rejected', contractId))).toBe('error.decisionNotAwaited')
    expect(wordOf(await decide(who, asked, 'rejected', contractId))).toBe('error.decisionNotAwaited')
  })

  it('waits for a second person where the company wants one, but for what gives nothing back', async () => {
    const { client } = test.world
    const settings = { ...client.config.settings, secondPerson: ['contracts' as const], secondPersonAboveCents: 0 }
    test.world.client = { ...client, config: { ...client.config, settings } }
    try {
      const who = await act()
      expect((await unpark(who, parked.contractId)).status).toBe(202)
      expect(await show(parked.contractId)).toMatchObject({ parked: 'priceUnknown' })
      expect((await decide(who, asked, 'rejected')).status).toBe(200)
    } finally {
      test.world.client = client
    }
  })
})
