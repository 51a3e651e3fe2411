import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, deskDecision, staffAction } from '../../../db/schema/index.ts'
import { aContract, wasOrdered } from '../../../testing/a-contract.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeContracts: SEE, AllowedToActOnContracts: ACT } = RIGHTS
const FULL = RIGHTS.AllowedToSeePersonalDetails

let test: TestWorld
let clerk: Awaited<ReturnType<typeof staffWith>>
beforeAll(async () => {
  test = await testWorld()
  clerk = await staffWith([PANEL, SEE, ACT, FULL])
})
afterAll(() => test.close())

async function staffWith(rights: readonly number[]) {
  const visitor = visitorOf(test.app)
  const id = randomUUID()
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights }))
  return { ...visitor, id }
}

/** Somebody declares by the form of the law that a contract of theirs is to end. */
async function declared(over: { kind?: 'ordinary' | 'extraordinary'; reason?: string; date?: string } = {}) {
  const { contractId } = await aContract(test, { from: '2026-12-01' })
  await wasOrdered(test, contractId)
  const [row] = await test.world.db
    .select({ number: contract.number })
    .from(contract)
    .where(eq(contract.id, contractId))
  const number = row?.number ?? ''
  const body = {
    kind: 'ordinary' as const,
    reason: '',
    firstName: 'Ada',
    lastName: 'Lovelace',
    customerNumber: '',
    contract: number,
    date: '',
    email: 'ada@example.org',
    ...over,
  }
  await visitorOf(test.app).ask(calls.cancelWithoutLogin, { body })
  const found = (await listed()).find(({ numbers }) => numbers.includes(number))
  return { contractId, number, declaration: found ?? expect.unreachable() }
}

const listed = async (who = clerk) => (await who.send(calls.getStaffDeclarations, { query: {} })).items
const match = (declarationGuid: string, contractGuid: string, query: { dryRun?: boolean } = {}, lastDay?: string) =>
  clerk.send(calls.matchStaffDeclaration, {
    params: { declarationGuid },
    query,
    body: { contractGuid, lastDay, reason: 'by its number' },
  })
const dismiss = (declarationGuid: string) =>
  clerk.send(calls.dismissStaffDeclaration, { params: { declarationGuid }, body: { reason: 'no customer of ours' } })
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

describe('what was declared without signing in', () => {
  it('waits with the contracts that may be meant, and its names are hidden without the right to them', async () => {
    const { contractId, number, declaration } = await declared({ kind: 'extraordinary', reason: 'moved away' })
    expect(declaration).toMatchObject({
      kind: 'cancellation',
      firstName: 'Ada',
      email: 'ada@example.org',
      isMasked: false,
      isExtraordinary: true,
      reason: 'moved away',
      lastDay: null,
      proposals: [{ contractGuid: contractId, contractNumber: number, reasons: ['number'] }],
    })
    const reader = await staffWith([PANEL, SEE])
    const seen = (await listed(reader)).find(({ guid }) => guid === declaration.guid)
    expect(seen).toMatchObject({ firstName: 'A•••', email: 'a•••@example.org', isMasked: true, reason: '' })
    const noted = await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, reader.id))
    expect(noted).toMatchObject([{ after: { shownInFull: false, declarations: [declaration.guid] } }])
  })

  it('ends the contract that a person says as of its receipt, tried first, and once', async () => {
    const { contractId, declaration } = await declared()
    const { guid } = declaration
    const [tried] = (await match(guid, contractId, { dryRun: true })).items
    expect(tried).toMatchObject({ endReason: 'customerRequest', validUntil: '2026-12-31' })
    expect((await listed()).map(one => one.guid)).toContain(guid)
    const [done] = (await match(guid, contractId)).items
    expect(done).toMatchObject({
      validUntil: '2026-12-31',
      decisions: [{ outcome: 'applied', reason: 'by its number' }],
    })
    expect((await listed()).map(one => one.guid)).not.toContain(guid)
    expect(wordOf(await match(guid, contractId))).toBe('error.declarationNotFound')
  })

  it('ends it on another day where the person says so', async () => {
    const { contractId, declaration } = await declared()
    const [done] = (await match(declaration.guid, contractId, {}, '2027-02-28')).items
    expect(done).toMatchObject({ validUntil: '2027-02-28' })
  })

  it('is about no contract where a person says so, with a reason', async () => {
    const { contractId, declaration } = await declared()
    const { guid } = declaration
    expect((await dismiss(guid)).status).toBe(200)
    expect((await listed()).map(one => one.guid)).not.toContain(guid)
    const [decision] = await test.world.db.select().from(deskDecision).where(eq(deskDecision.subjectId, guid))
    expect(decision).toMatchObject({ outcome: 'dismissed', reason: 'no customer of ours', contractId: null })
    expect(wordOf(await match(guid, contractId))).toBe('error.declarationNotFound')
    expect(wordOf(await dismiss(randomUUID()))).toBe('error.declarationNotFound')
  })

  it('is decided about only by whoever may act on contracts', async () => {
    const { contractId, declaration } = await declared()
    const reader = await staffWith([PANEL, SEE])
    const params = { declarationGuid: declaration.guid }
    const body = { contractGuid: contractId, reason: 'x' }
    expect((await reader.send(calls.matchStaffDeclaration, { params, query: {}, body })).status).toBe(403)
  })
})

describe('a declaration whose contract nobody proposes', () => {
  const byNumber = (declarationGuid: string, contractNumber: string | undefined) =>
    clerk.send(calls.matchStaffDeclaration, {
      params: { declarationGuid },
      query: { dryRun: true },
      body: { contractNumber, reason: 'asked by telephone' },
    })

  it('is tried with a number as somebody types it', async () => {
    const [{ declaration }, { number, contractId }] = [await declared(), await declared()]
    const typed = ` ${number.slice(0, 3).toLowerCase()} ${number.slice(3)}`
    const [shown] = (await byNumber(declaration.guid, typed)).items
    expect(shown).toMatchObject({ guid: contractId, contractNumber: number })
    expect(shown?.validUntil).toBeTruthy()
  })

  it('is told at the field where no contract has the number, or none was typed', async () => {
    const { declaration } = await declared()
    const refused = async (number: string | undefined) => (await byNumber(declaration.guid, number)).errors[0]
    expect(await refused('NOBODYS-1')).toMatchObject({
      translationKey: 'error.contractNotFound',
      fieldName: 'contractNumber',
    })
    expect(await refused(undefined)).toMatchObject({ translationKey: 'error.required', fieldName: 'contractNumber' })
  })
})
