import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS, type Right } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { contract, contractWay, partyPerson, staffAction } from '../../../db/schema/index.ts'
import { aContract, wasOrdered } from '../../../testing/a-contract.ts'
import { aNamedPerson } from '../../../testing/a-named-person.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let clerk: Awaited<ReturnType<typeof staffWith>>

const MAY = ['AllowedToUseAdminPanel', 'AllowedToSeeContracts', 'AllowedToActOnContracts'] as const

beforeAll(async () => {
  test = await testWorld()
  clerk = await staffWith([...MAY, 'AllowedToSeePersonalDetails'])
})
afterAll(() => test.close())

async function staffWith(rights: readonly Right[]) {
  const visitor = visitorOf(test.app)
  const id = randomUUID()
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights: rights.map(right => RIGHTS[right]) }))
  return { ...visitor, id }
}

/** A contract with a way that begins at a secret address. */
async function aSecretOne(lastName: string) {
  const { contractId } = await aContract(test, { from: '2026-12-01' })
  await wasOrdered(test, contractId)
  const { db } = test.world
  const [row] = await db.select().from(contract).where(eq(contract.id, contractId))
  const holderId = row?.holderId ?? ''
  const who = { firstName: 'Mia', lastName, birthDate: '2014-03-04' }
  await aNamedPerson(test, holderId)
  await db.update(partyPerson).set(who).where(eq(partyPerson.partyId, holderId))
  await db.insert(contractWay).values({
    contractId,
    clientId: clientIdOf(test.world),
    home: '',
    isAddressBlocked: true,
    because: '',
    saidOn: test.now(),
    saidBy: 'applicant',
  })
  return { contractGuid: contractId, holderId }
}

const isSecret = async (partyId: string) =>
  (await test.world.db.select().from(partyPerson).where(eq(partyPerson.partyId, partyId)))[0]?.isAddressSecret

const blockedWay = async (contractId: string) =>
  (await test.world.db.select().from(contractWay).where(eq(contractWay.contractId, contractId)))[0]?.isAddressBlocked

const say = (
  contractGuid: string,
  isSecret: boolean,
  { dryRun = false, who = clerk, reason = 'letter of 20 Nov' } = {},
) => who.send(calls.saySecretStaffAddress, { params: { contractGuid }, query: { dryRun }, body: { isSecret, reason } })

describe('that an address is secret', () => {
  it('is taken back of all records of the person, and of the ways that said so; a trial changes nothing', async () => {
    const [one, twin] = [await aSecretOne('Müller'), await aSecretOne('Mueller')]
    const { items } = await clerk.send(calls.getStaffContract, { params: one })
    expect(items[0]?.isAddressSecret).toBe(true)
    expect((await say(one.contractGuid, false, { dryRun: true })).items[0]?.isAddressSecret).toBe(false)
    expect(await isSecret(one.holderId)).toBe(true)
    expect((await say(one.contractGuid, false)).items[0]?.isAddressSecret).toBe(false)
    for (const { holderId, contractGuid } of [one, twin])
      expect([await isSecret(holderId), await blockedWay(contractGuid)]).toEqual([false, false])
  })

  it('stays so of everybody else', async () => {
    const [one, other] = [await aSecretOne('Frei'), await aSecretOne('Fremd')]
    await say(one.contractGuid, false)
    expect([await isSecret(other.holderId), await blockedWay(other.contractGuid)]).toEqual([true, true])
  })

  it('is noted with who has taken it back and why, and can be said again', async () => {
    const { contractGuid, holderId } = await aSecretOne('Vermerk')
    await say(contractGuid, false)
    await say(contractGuid, true, { reason: 'it was the wrong child' })
    expect(await isSecret(holderId)).toBe(true)
    const { subjectId, call } = staffAction
    const noted = await test.world.db
      .select()
      .from(staffAction)
      .where(and(eq(subjectId, contractGuid), eq(call, calls.saySecretStaffAddress.name)))
      .orderBy(staffAction.number)
    expect(noted).toMatchObject([
      { actorId: clerk.id, after: { isAddressSecret: false, reason: 'letter of 20 Nov' } },
      { actorId: clerk.id, after: { isAddressSecret: true, reason: 'it was the wrong child' } },
    ])
  })

  it('is refused where it is so already, without a reason, and of a contract that is not there', async () => {
    const { contractGuid } = await aSecretOne('Schon')
    expect((await say(contractGuid, true)).errors[0]?.translationKey).toBe('error.notValid')
    expect((await say(contractGuid, false, { reason: ' ' })).status).toBe(400)
    expect((await say(randomUUID(), false)).errors[0]?.translationKey).toBe('error.contractNotFound')
  })

  it('is taken back by nobody who may not act on contracts, or not see personal details', async () => {
    const { contractGuid, holderId } = await aSecretOne('Recht')
    for (const rights of [MAY, [...MAY.slice(0, 2), 'AllowedToSeePersonalDetails' as const]])
      expect((await say(contractGuid, false, { who: await staffWith(rights) })).status).toBe(403)
    expect(await isSecret(holderId)).toBe(true)
  })

  it('is taken back by two where the company wants that of contracts', async () => {
    const { contractGuid, holderId } = await aSecretOne('Zwei')
    const { client } = test.world
    const settings = { ...client.config.settings, secondPerson: ['contracts' as const], secondPersonAboveCents: 0 }
    test.world.client = { ...client, config: { ...client.config, settings } }
    expect((await say(contractGuid, false)).status).toBe(202)
    test.world.client = client
    expect(await isSecret(holderId)).toBe(true)
  })
})
