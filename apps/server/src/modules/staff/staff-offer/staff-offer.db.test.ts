import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { staffAction } from '../../../db/schema/index.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { subscriptionShop } from '../../../testing/subscription-order.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { categoriesOf } from '../../subscription/offer/index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToEditOffers: EDIT, AllowedToReleaseOffers: RELEASE } = RIGHTS
const params = { key: 'deutschlandticket' }

let test: TestWorld
beforeEach(async () => {
  test = await subscriptionShop()
})
afterEach(() => test.close())

const someone = (rights: readonly number[] = [PANEL, EDIT, RELEASE]) => aStaffMember(test, rights)
type Someone = Awaited<ReturnType<typeof someone>>

const read = (by: Someone, query = {}) => by.ask(calls.getStaffOffer, { params, query })
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey
const contentOf = ({ content }: calls.StaffOfferDetail): calls.SubscriptionContent =>
  calls.SubscriptionContent.parse(JSON.parse(content))
const save = (by: Someone, seen: string, content: unknown, key = params.key) =>
  by.send(
    calls.saveStaffOffer,
    { params: { key }, query: {}, body: { seen, content: JSON.stringify(content) } },
    // As the office sends it.
    randomUUID(),
  )
const release = (by: Someone, seen: string) => by.send(calls.releaseStaffOffer, { params, query: {}, body: { seen } })

/** A draft with another title and a longer notice. */
async function aDraft(by: Someone) {
  const offer = await read(by)
  const content = contentOf(offer)
  const { notice } = content.terms
  const deadline = { kind: 'months' as const, months: 3 }
  const written = {
    ...content,
    title: { de: 'Deutschlandkarte', en: 'Germany card' },
    terms: { ...content.terms, notice: { ...notice, deadline } },
  }
  const [draft] = (await save(by, offer.seen, written)).items
  if (!draft) throw new Error('nothing was stored')
  return { offer, draft, written }
}

const titleInShop = async () => {
  const { items } = await visitorOf(test.app).send(calls.getSubscriptions)
  return items.find(({ key }) => key === params.key)?.title
}

describe('subscriptions on offer', () => {
  it('come by their titles, either way', async () => {
    const by = await someone([PANEL, EDIT])
    const titles = async (sort: 'title' | '-title') =>
      (await by.send(calls.getStaffOffers, { query: { sort } })).items.map(({ title }) => title)
    const rising = await titles('title')
    expect(rising.length).toBeGreaterThan(1)
    expect(rising).toEqual(rising.toSorted(new Intl.Collator('en', { numeric: true }).compare))
    expect(await titles('-title')).toEqual(rising.toReversed())
  })

  it('are listed with their versions, and shown as they are written, without a fault', async () => {
    const by = await someone([PANEL, EDIT])
    const { items } = await by.send(calls.getStaffOffers)
    const listed = items.find(({ key }) => key === params.key)
    expect(listed?.versions).toMatchObject([{ version: 1, state: 'released' }])
    const { category } = JSON.parse((await by.ask(calls.getStaffOffer, { params, query: {} })).content)
    const known = await categoriesOf(test.world.db, clientIdOf(test.world))
    expect(listed?.category).toBe(known.find(({ id }) => id === category)?.title.en)
    expect(listed?.category).not.toBe(category)
    for (const { key } of items) {
      const shown = await by.ask(calls.getStaffOffer, { params: { key }, query: {} })
      expect(shown.faults, key).toEqual([])
      expect(calls.SubscriptionContent.safeParse(JSON.parse(shown.content)).success, key).toBe(true)
    }
  })

  it('are written as a draft that only its trial shows, and offered once they are released', async () => {
    const by = await someone()
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    const { draft } = await aDraft(by)
    expect(draft).toMatchObject({ shown: { version: 2, state: 'draft' }, faults: [] })
    expect(await titleInShop()).toBe('Deutschlandticket')
    const query = new URLSearchParams(draft.trialPath?.split('?')[1])
    const tried = { previewConfiguration: query.get('previewConfiguration') ?? '' }
    const guid = query.get('configuration') ?? ''
    const details = (asked = {}) =>
      visitorOf(test.app).send(calls.getSubscriptionDetails, { params: { guid }, query: asked })
    expect((await details(tried)).items[0]).toMatchObject({ title: 'Germany card', isDraft: true })
    expect(wordOf(await details())).toBe('error.subscriptionNotFound')
    expect((await release(by, draft.seen)).items[0]?.versions).toMatchObject([
      { version: 2, state: 'released' },
      { version: 1, state: 'retired' },
    ])
    expect(await titleInShop()).toBe('Germany card')
    const reader = await someone([PANEL, RIGHTS.AllowedToSeeContracts])
    const kept = await reader.ask(calls.getStaffContract, { params: { contractGuid: contractId } })
    expect(kept.subscriptionName).toBe('Deutschlandticket')
    const noted = await test.world.db.select().from(staffAction).orderBy(staffAction.number)
    expect(noted[0]).toMatchObject({ call: 'admin/saveOffer', subjectKind: 'offer', subjectId: params.key })
    expect(Object.keys(noted[0]?.after ?? {}).sort()).toEqual(['terms', 'title'])
  })

  it('lose nothing where two write at once', async () => {
    const [one, other] = [await someone(), await someone()]
    const { offer, written } = await aDraft(one)
    expect(wordOf(await save(other, offer.seen, written))).toBe('error.changedMeanwhile')
    expect(wordOf(await release(other, offer.seen))).toBe('error.changedMeanwhile')
    const { seen } = await read(other)
    const both = await Promise.all([
      save(one, seen, { ...written, overview: { de: 'eins', en: 'one' } }),
      save(other, seen, { ...written, overview: { de: 'zwei', en: 'two' } }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('are not released with a fault, nor is a version that was on offer changed', async () => {
    const by = await someone()
    const { draft, written } = await aDraft(by)
    const [faulty] = (await save(by, draft.seen, { ...written, title: { de: 'Nur so', en: '' } })).items
    expect(faulty?.faults).toEqual([{ path: 'title', fault: 'languageMissing' }])
    expect(wordOf(await release(by, faulty?.seen ?? ''))).toBe('error.versionNotChecked')
    const [right] = (await save(by, faulty?.seen ?? '', written)).items
    await release(by, right?.seen ?? '')
    const { seen } = await read(by)
    const again = await save(by, seen, { ...written, overview: { de: 'neu', en: 'new' } })
    expect(again.items[0]?.versions.map(({ version, state }) => [version, state])).toEqual([
      [3, 'draft'],
      [2, 'released'],
      [1, 'retired'],
    ])
    const discarded = await by.send(calls.discardStaffOffer, { params, body: { seen: again.items[0]?.seen ?? '' } })
    expect(discarded.items[0]?.versions.map(({ version }) => version)).toEqual([2, 1])
  })

  it('say at which value something is none of its kind', async () => {
    const by = await someone()
    const offer = await read(by)
    const content = contentOf(offer)
    const late = { ...content, terms: { ...content.terms, deadlineDay: 40 } }
    const { status, errors } = await save(by, offer.seen, late)
    expect([status, errors[0]?.fieldName]).toEqual([400, 'content.terms.deadlineDay'])
  })

  it('are copied as a draft of another name, and taken off: nobody orders them then', async () => {
    const by = await someone()
    const offer = await read(by)
    const copied = await save(by, '', contentOf(offer), 'copy')
    expect(copied.items[0]).toMatchObject({ key: 'copy', shown: { version: 1, state: 'draft' } })
    expect(wordOf(await save(by, '', contentOf(offer)))).toBe('error.changedMeanwhile')
    const retire = (seen: string) => by.send(calls.retireStaffOffer, { params, query: {}, body: { seen } })
    expect((await retire(offer.seen)).items[0]?.versions).toMatchObject([{ state: 'retired' }])
    expect(await titleInShop()).toBeUndefined()
    expect(wordOf(await retire((await read(by)).seen))).toBe('error.subscriptionNotFound')
  })

  it('wait for a second person where the company wants one, and are released by whoever may', async () => {
    const { client } = test.world
    const settings = { ...client.config.settings, secondPerson: ['offers' as const] }
    test.world.client = { ...client, config: { ...client.config, settings } }
    const { draft } = await aDraft(await someone([PANEL, EDIT]))
    expect((await release(await someone([PANEL, EDIT]), draft.seen)).status).toBe(403)
    expect((await release(await someone(), draft.seen)).status).toBe(202)
    expect(await titleInShop()).toBe('Deutschlandticket')
  })
})
