import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import {
  applicationMove,
  contract,
  entitlementProof,
  fileContent,
  staffAction,
  uploadedFile,
} from '../../../db/schema/index.ts'
import { aContract, happens, wasOrdered } from '../../../testing/a-contract.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeContracts: SEE, AllowedToActOnContracts: ACT } = RIGHTS

let test: TestWorld
let clerk: Awaited<ReturnType<typeof staffWith>>

beforeAll(async () => {
  test = await testWorld()
  clerk = await staffWith([PANEL, SEE, ACT])
})
afterAll(() => test.close())

async function staffWith(rights: readonly number[]) {
  const visitor = visitorOf(test.app)
  const id = randomUUID()
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights }))
  return { ...visitor, id }
}

/** An application that waits for somebody of the company. */
async function anApplication(...before: string[]): Promise<string> {
  const { contractId } = await aContract(test, { from: '2026-12-01' })
  await wasOrdered(test, contractId)
  const clientId = clientIdOf(test.world)
  await test.world.db.update(contract).set({ state: 'TransporterExamination' }).where(eq(contract.id, contractId))
  const [latest] = await test.world.db
    .select({ number: applicationMove.number })
    .from(applicationMove)
    .where(eq(applicationMove.contractId, contractId))
  for (const [index, to] of [...before, 'TransporterExamination'].entries())
    await test.world.db.insert(applicationMove).values({
      contractId,
      clientId,
      number: (latest?.number ?? 0) + index + 1,
      from: 'EmailVerified',
      to,
      reason: null,
      movedOn: test.now(),
      movedBy: 'shop',
    })
  return contractId
}

const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey
const decide = (contractGuid: string, verdict: 'accepted' | 'rejected', dryRun?: boolean, who = clerk) =>
  who.send(calls.decideStaffApplication, {
    params: { contractGuid },
    query: { dryRun },
    body: { verdict, reason: 'looked at' },
  })
const stateOf = async (id: string) =>
  (await test.world.db.select({ state: contract.state }).from(contract).where(eq(contract.id, id)))[0]?.state

async function wantingTwo(act: () => Promise<void>) {
  const { client } = test.world
  const settings = { ...client.config.settings, secondPerson: ['contracts' as const], secondPersonAboveCents: 0 }
  test.world.client = { ...client, config: { ...client.config, settings } }
  try {
    await act()
  } finally {
    test.world.client = client
  }
}

describe('an application', () => {
  it('is rejected once, by whom and why is kept, and a trial changes nothing', async () => {
    const id = await anApplication()
    expect((await decide(id, 'rejected', true)).items[0]?.state).toBe('Rejected')
    expect(await stateOf(id)).toBe('TransporterExamination')
    expect((await decide(id, 'rejected')).items[0]?.state).toBe('Rejected')
    expect(wordOf(await decide(id, 'accepted'))).toBe('error.decisionNotAwaited')
    const [move] = await test.world.db
      .select()
      .from(applicationMove)
      .where(and(eq(applicationMove.contractId, id), eq(applicationMove.to, 'Rejected')))
    expect(move?.reason).toBe('looked at')
    const noted = await test.world.db.select().from(staffAction).where(eq(staffAction.subjectId, id))
    expect(noted).toMatchObject([
      { call: 'admin/decideApplication', before: null },
      { before: { state: 'TransporterExamination' }, after: { state: 'Rejected' } },
    ])
    expect(noted[0]?.after).toEqual({ tried: true })
    expect(noted[1]?.after).not.toHaveProperty('tried')
  })

  it('that no agency warned of is granted by one person, another by two where the company wants them', async () => {
    await wantingTwo(async () => {
      expect((await decide(await anApplication(), 'rejected')).status).toBe(200)
      const warned = await anApplication('CreditRatingConspicuous2')
      expect((await decide(warned, 'rejected', true)).status).toBe(200)
      expect((await decide(warned, 'accepted')).status).toBe(202)
      expect(await stateOf(warned)).toBe('TransporterExamination')
    })
  })

  it('is decided by nobody without the right, nor where it is not there', async () => {
    const reader = await staffWith([PANEL, SEE])
    const id = await anApplication()
    expect((await decide(id, 'rejected', false, reader)).status).toBe(403)
    expect(wordOf(await decide(randomUUID(), 'rejected'))).toBe('error.contractNotFound')
    expect(await stateOf(id)).toBe('TransporterExamination')
  })
})

describe('a contract that staff set aside', () => {
  const body = { reason: 'looks odd' }

  it('has no debits until somebody lets it go on, and is not set aside twice', async () => {
    const { contractId: contractGuid } = await aContract(test, { from: '2026-12-01' })
    const park = async () => clerk.send(calls.parkStaffContract, { params: { contractGuid }, query: {}, body })
    expect((await park()).items[0]).toMatchObject({ parked: 'byHand', debits: [], troubles: ['parked'] })
    expect(wordOf(await park())).toBe('error.alreadyParked')
    const on = await clerk.send(calls.unparkStaffContract, { params: { contractGuid }, query: {}, body })
    expect(on.items[0]).toMatchObject({ parked: null })
    expect(on.items[0]?.decisions.map(({ outcome }) => outcome)).toEqual(['parked', 'unparked'])
    expect(on.items[0]?.debits).not.toEqual([])
  })
})

describe('a proof', () => {
  async function aProof() {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    const clientId = clientIdOf(test.world)
    const cause = 'proofMissing' as const
    await happens(test, contractId, { kind: 'blocked', effectiveOn: '2026-12-01', payload: { cause } })
    const [fileId, proofGuid] = [randomUUID(), randomUUID()]
    const mimeType = 'application/pdf'
    const common = { clientId, contractId }
    await test.world.db.insert(uploadedFile).values({
      ...common,
      id: fileId,
      ownerId: randomUUID(),
      fileName: 'school.pdf',
      mimeType,
      size: 8,
      uploadedOn: test.now(),
      keptUntil: null,
    })
    for (const [part, text] of ['%PDF', '-1.7'].entries())
      await test.world.db.insert(fileContent).values({ fileId, part, bytes: Buffer.from(text) })
    await test.world.db.insert(entitlementProof).values({
      ...common,
      id: proofGuid,
      field: 'proof',
      fileId,
      neededBy: '2026-12-15',
      givenOn: test.now(),
      validFrom: '2026-12-01',
      validTo: '2027-07-31',
    })
    return { contractGuid: contractId, proofGuid }
  }
  const examine = (params: { contractGuid: string; proofGuid: string }, verdict: 'accepted' | 'rejected') =>
    clerk.send(calls.examineStaffProof, { params, query: {}, body: { verdict, reason: 'seen' } })

  it('holds, or is asked for again, and is decided once', async () => {
    const good = await aProof()
    expect((await examine(good, 'accepted')).items[0]?.proofs).toMatchObject([
      { isMissing: false, isBeingExamined: false },
    ])
    expect(wordOf(await examine(good, 'rejected'))).toBe('error.decisionNotAwaited')
    const bad = await aProof()
    expect((await examine(bad, 'rejected')).items[0]?.proofs).toMatchObject([{ isMissing: true }])
  })

  it('of another contract is none', async () => {
    const [one, other] = [await aProof(), await aProof()]
    const crossed = { contractGuid: one.contractGuid, proofGuid: other.proofGuid }
    expect(wordOf(await examine(crossed, 'accepted'))).toBe('error.decisionNotAwaited')
  })

  it('is opened whole by whoever sees personal details, which is noted, and by nobody else', async () => {
    const params = await aProof()
    const reader = await staffWith([PANEL, SEE, RIGHTS.AllowedToSeePersonalDetails])
    const { status, headers, bytes } = await reader.send(calls.getStaffProofFile, { params })
    expect([status, headers['content-type'], bytes.toString()]).toEqual([200, 'application/pdf', '%PDF-1.7'])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect((await clerk.send(calls.getStaffProofFile, { params })).status).toBe(403)
    const noted = await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, reader.id))
    expect(noted).toMatchObject([{ after: { proof: params.proofGuid, opened: true } }])
  })

  it('that is missing is asked for by a link', async () => {
    const params = await aProof()
    await examine(params, 'rejected')
    const asked = await clerk.send(calls.sendStaffContractLink, {
      params,
      query: {},
      body: { act: 'giveProof', reason: 'again' },
    })
    expect(asked.items[0]?.decisions.map(({ outcome }) => outcome)).toEqual(['rejected', 'linkSent'])
  })
})
