import * as calls from '@billett/contract'
import type { PortalLook } from '@billett/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aContactPerson, anOrganisation } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let reader: Awaited<ReturnType<typeof aContactPerson>>
let colleague: typeof reader
beforeAll(async () => {
  test = await testWorld()
  const school = await anOrganisation(test, { name: 'School' })
  reader = await aContactPerson(test, [school])
  colleague = await aContactPerson(test, [school])
})
afterAll(() => test.close())

const LOOK: PortalLook = {
  rowsPerPage: 25,
  tutorials: true,
  darkMode: true,
  greeting: false,
  tables: [{ table: 'pupils', columns: ['class', 'name'] }],
}

const settingsOf = async ({ visitor }: typeof reader) => (await visitor.send(calls.getPortalSettings)).items

it('how somebody sees the portal is kept with their account, and with no colleague’s', async () => {
  expect(await settingsOf(reader)).toEqual([])
  await reader.visitor.ask(calls.keepPortalSettings, { body: LOOK })
  expect([await settingsOf(reader), await settingsOf(colleague)]).toEqual([[LOOK], []])
  const other = { ...LOOK, darkMode: false, tables: [] }
  await reader.visitor.ask(calls.keepPortalSettings, { body: other })
  expect(await settingsOf(reader)).toEqual([other])
})

it('a number of rows that no page has is refused', async () => {
  const body = { ...LOOK, rowsPerPage: 7 }
  expect((await reader.visitor.send(calls.keepPortalSettings, { body })).status).toBe(400)
})
