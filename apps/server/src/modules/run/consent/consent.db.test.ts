import { logConsent } from '@billett/contract'
import { addMinutes } from '@billett/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cookieConsent } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { forgetRecords } from '../../upkeep/retention/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
beforeEach(() => test.database.db.delete(cookieConsent))
afterAll(() => test.close())

const rows = () => test.database.db.select().from(cookieConsent).orderBy(cookieConsent.givenOn)
const give = async (choices: Record<string, Record<string, boolean>>, consentId?: string) =>
  visitorOf(test.app).send(logConsent, { body: { choices, ...(consentId && { consentId }) } })

it('every answer is noted, each under the name of its device', async () => {
  const [first] = (await give({ externalMedia: { mapTiles: true } })).items
  expect(first?.givenOn).toBe(test.now())
  const [second] = (await give({ externalMedia: { mapTiles: false } }, first?.consentId)).items
  expect(second?.consentId).toBe(first?.consentId)
  expect((await rows()).map(({ consentId, isRefusal }) => [consentId, isRefusal])).toEqual([
    [first?.consentId, false],
    [first?.consentId, true],
  ])
})

it('the same answer of the same device is noted once, until it changes', async () => {
  const [first] = (await give({ externalMedia: { mapTiles: true } })).items
  const [again] = (await give({ externalMedia: { mapTiles: true } }, first?.consentId)).items
  expect(again).toEqual(first)
  expect(await rows()).toHaveLength(1)
  test.pass(1)
  await give({}, first?.consentId)
  test.pass(1)
  await give({ externalMedia: { mapTiles: true } }, first?.consentId)
  expect((await rows()).map(({ isRefusal }) => isRefusal)).toEqual([false, true, false])
})

it('only what this shop asks for is noted, and what is required counts as accepted', async () => {
  await give({ required: { consent: false }, marketing: { foreign: true } })
  const [row] = await rows()
  expect(row?.choices).toMatchObject({ required: { consent: true }, externalMedia: { mapTiles: false } })
  expect(row?.choices).not.toHaveProperty('marketing')
  expect(row?.isRefusal).toBe(true)
})

it('nothing is kept longer than anybody can ask for it', async () => {
  await give({})
  const [row] = await rows()
  const old = addMinutes(test.now(), -4 * 366 * 24 * 60)
  await test.database.db
    .insert(cookieConsent)
    .values({ ...row, id: crypto.randomUUID(), givenOn: old } as NonNullable<typeof row>)
  await forgetRecords(test.world)
  expect((await rows()).map(({ givenOn }) => givenOn)).toEqual([row?.givenOn])
})
