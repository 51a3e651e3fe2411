import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { savedView, staffAction } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const LOOKS = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]
const list = 'adminOrders' as const

let test: TestWorld
let ada: ReturnType<typeof visitorOf>
let bea: ReturnType<typeof visitorOf>

const staffWith = async (rights: readonly number[]) => {
  const [id, clientId] = [randomUUID(), clientIdOf(test.world)]
  const session = await staffSession(test.world, { id, clientId, rights })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return visitor
}

beforeAll(async () => {
  test = await testWorld()
  ada = await staffWith(LOOKS)
  bea = await staffWith(LOOKS)
})
afterAll(() => test.close())

const views = async (who: typeof ada) => (await who.send(calls.getStaffViews, { query: { list } })).items
const names = async (who: typeof ada) => (await views(who)).map(({ name }) => name)

const save = async (name: string, over: Partial<calls.NewView> = {}, who = ada) => {
  const body = { list, name, address: 'states=paid&sort=date', isShared: false, ...over }
  const { items, errors } = await who.send(calls.createStaffView, { body })
  return { view: items[0], errors }
}

const saved = async (...said: Parameters<typeof save>): Promise<calls.StaffView> => {
  const { view, errors } = await save(...said)
  if (!view) throw new Error(JSON.stringify(errors))
  return view
}

describe('views of a list', () => {
  it('are one’s own until they are shared, and noted', async () => {
    const view = await saved('Paid')
    expect(view).toMatchObject({ address: 'states=paid&sort=date', isOwn: true, isShared: false, version: 1 })
    expect([await names(ada), await names(bea)]).toEqual([['Paid'], []])
    const params = { viewId: view.id }
    const { address, version } = view
    await ada.send(calls.updateStaffView, { params, body: { name: 'Paid', address, isShared: true, version } })
    expect(await views(bea)).toMatchObject([{ name: 'Paid', isOwn: false, isShared: true, version: 2 }])
    const [act] = await test.world.db.select().from(staffAction).orderBy(desc(staffAction.number)).limit(1)
    expect(act).toMatchObject({ subjectKind: 'view', before: { isShared: false }, after: { isShared: true } })
    await bea.send(calls.deleteStaffView, { params })
    expect(await names(ada)).toEqual([])
  })

  it('keep nothing of what was typed into the search', async () => {
    const view = await saved('Searched', { address: 'search=eve%40example.org&states=paid' })
    expect(view.address).toBe('states=paid')
    expect(JSON.stringify(await test.world.db.select().from(staffAction))).not.toContain('eve')
    await ada.send(calls.deleteStaffView, { params: { viewId: view.id } })
  })

  it('have each name once for each owner', async () => {
    const view = await saved('Twice')
    expect((await save('TWICE')).errors).toMatchObject([{ translationKey: 'error.viewNameTaken', fieldName: 'name' }])
    const other = await saved('twice', {}, bea)
    await ada.send(calls.deleteStaffView, { params: { viewId: view.id } })
    await bea.send(calls.deleteStaffView, { params: { viewId: other.id } })
  })

  it('are changed by nobody who has not read what somebody changed, nor who does not have them', async () => {
    const { id: viewId, ...view } = await saved('Mine')
    const body = { name: 'Renamed', address: view.address, isShared: false, version: 1 }
    const strange = await bea.send(calls.updateStaffView, { params: { viewId }, body })
    const none = await bea.send(calls.updateStaffView, { params: { viewId: randomUUID() }, body })
    expect([strange.status, strange.errors]).toEqual([none.status, none.errors])
    expect((await bea.send(calls.deleteStaffView, { params: { viewId } })).status).toBe(404)
    expect((await ada.send(calls.updateStaffView, { params: { viewId }, body })).status).toBe(200)
    const late = await ada.send(calls.updateStaffView, { params: { viewId }, body })
    expect(late.errors).toMatchObject([{ translationKey: 'error.changedMeanwhile' }])
    await ada.send(calls.deleteStaffView, { params: { viewId } })
  })

  it('are what the list begins with, for whoever said so', async () => {
    const [one, two] = [await saved('One', { isShared: true }), await saved('Two')]
    const begin = (who: typeof ada, viewId: string, isDefault = true) =>
      who.send(calls.setDefaultView, { params: { viewId }, body: { isDefault } })
    await begin(ada, one.id)
    await begin(ada, two.id)
    await begin(bea, one.id)
    const defaults = async (who: typeof ada) => (await views(who)).filter(view => view.isDefault).map(({ id }) => id)
    expect([await defaults(ada), await defaults(bea)]).toEqual([[two.id], [one.id]])
    await begin(ada, two.id, false)
    expect(await defaults(ada)).toEqual([])
    await ada.send(calls.deleteStaffView, { params: { viewId: one.id } })
    expect(await defaults(bea)).toEqual([])
    await ada.send(calls.deleteStaffView, { params: { viewId: two.id } })
  })

  it('are of lists one may see, and of one’s own company', async () => {
    const idle = await staffWith([RIGHTS.AllowedToUseAdminPanel])
    expect((await idle.send(calls.getStaffViews, { query: { list } })).status).toBe(403)
    expect((await save('No', {}, idle)).errors).toMatchObject([{ translationKey: 'error.forbidden' }])
    const view = await saved('Theirs', { isShared: true })
    expect((await idle.send(calls.deleteStaffView, { params: { viewId: view.id } })).status).toBe(403)
    await test.world.db.update(savedView).set({ clientId: 'another' })
    expect(await names(ada)).toEqual([])
    expect((await ada.send(calls.deleteStaffView, { params: { viewId: view.id } })).status).toBe(404)
    await test.world.db.delete(savedView)
  })
})
