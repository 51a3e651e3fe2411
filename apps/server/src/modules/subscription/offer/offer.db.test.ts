import {
  getSubscription,
  getSubscriptionCategories,
  getSubscriptionDetails,
  getSubscriptionPrice,
  getSubscriptions,
  validateMask,
} from '@billett/contract'
import { demoSubscriptions } from '@billett/demo-region'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepDemoSubscriptions } from '../../../adapters/demo/keep-demo-subscriptions.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { subscriptionConfiguration as configuration } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { busiestStops } from '../../../testing/relation-ticket.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
const keep = (offers = demoSubscriptions, clientId = clientIdOf(test.world)) =>
  keepDemoSubscriptions(test.database.db, { clientId, now: test.now() }, offers)

beforeAll(async () => {
  test = await testWorld()
  const { client } = test.world
  const modules = { ...client.config.modules, subscription: true }
  test.world.client = { ...client, config: { ...client.config, modules } }
  await keep()
  await keep(demoSubscriptions, 'another client')
})
afterAll(() => test.close())

const visitor = (language: 'de' | 'en' = 'de') => visitorOf(test.app, language)
const all = async (query = {}) => (await visitor().send(getSubscriptions, { query })).items
const guidOf = async (key: string) => (await all()).find(each => each.key === key)?.guid ?? ''

const way = () => busiestStops(visitor())

describe('what is offered by subscription', () => {
  it('stands under headings, in the language of the reader', async () => {
    const { items } = await visitor('en').send(getSubscriptionCategories)
    expect(items.map(({ id }) => id)).toEqual(['germany', 'luehrtal', 'training', 'company'])
    expect(items[0]).toMatchObject({ title: 'All of Germany' })
  })

  it('has the price of a month, and that of the minimum term', async () => {
    const offers = await all()
    expect(offers.map(({ key }) => key)).toEqual([
      'deutschlandticket',
      'firstClassSupplement',
      'monthly',
      'nine',
      'senior',
      'area',
      'pupil',
      'job',
      'jobDeutschlandticket',
    ])
    expect(offers.find(({ key }) => key === 'deutschlandticket')).toMatchObject({
      title: 'Deutschlandticket',
      price: { state: 'known', cents: 6300, vatCents: 412, vatPermille: 70, currency: 'EUR' },
      commitment: { minimumTermMonths: null, minimumTermCents: null, deadlineDay: 10 },
    })
    expect(offers.find(({ key }) => key === 'area')).toMatchObject({
      price: { state: 'from', cents: 4990 },
      commitment: { minimumTermMonths: 6, minimumTermCents: 29_940, deadlineDay: 15 },
    })
  })

  it('has no price as long as it depends on a way that nobody has named, never 0', async () => {
    const nine = (await all()).find(({ key }) => key === 'nine')
    expect(nine).toMatchObject({
      price: { state: 'unknown', cents: null },
      commitment: { minimumTermMonths: 6, minimumTermCents: null },
    })
  })

  it('is narrowed by heading, and to what goes along a way', async () => {
    const { origin, destination } = await way()
    expect((await all({ categorieId: 'company' })).map(({ key }) => key)).toEqual(['job', 'jobDeutschlandticket'])
    const along = await all({ startExt: origin, destExt: destination, includeFixedpriceticket: false })
    expect(along.map(({ key }) => key)).toEqual(['monthly', 'nine', 'senior', 'pupil'])
    for (const { price } of along) expect(price.cents).toBeGreaterThan(0)
  })

  it('can be asked one by one, with all that is to be known before it is ordered', async () => {
    const id = await guidOf('area')
    expect(await visitor().ask(getSubscription, { params: { id } })).toMatchObject({ key: 'area' })
    const details = await visitor().ask(getSubscriptionDetails, { params: { guid: id } })
    expect(details).toMatchObject({ version: 1, isDraft: false, nets: [{ id: 'city' }, { id: 'network' }] })
    expect(details.conditions).toContain('Mindestens sechs Monate.')
  })

  it('is nothing where a client sells none, and never another client’s', async () => {
    const { client } = test.world
    const [elsewhere] = await test.database.db
      .select({ id: configuration.id })
      .from(configuration)
      .where(and(eq(configuration.clientId, 'another client'), eq(configuration.key, 'area')))
    const { status, errors } = await visitor().send(getSubscriptionDetails, { params: { guid: elsewhere?.id ?? '' } })
    expect(status).toBe(404)
    expect(errors).toMatchObject([{ translationKey: 'error.subscriptionNotFound' }])
    const id = await guidOf('area')
    const modules = { ...client.config.modules, subscription: false }
    test.world.client = { ...client, config: { ...client.config, modules } }
    expect(await all()).toEqual([])
    const question = { configurationId: id, currentMask: 'ticket', fieldValues: {} }
    const refused = await Promise.all([
      visitor().send(getSubscription, { params: { id } }),
      visitor().send(getSubscriptionDetails, { params: { guid: id } }),
      visitor().send(getSubscriptionPrice, { query: { date: '2026-12-01', configurationId: id, netId: 'city' } }),
      visitor().send(validateMask, { body: question }),
    ])
    for (const each of refused) expect(each.errors).toMatchObject([{ translationKey: 'error.subscriptionNotFound' }])
    test.world.client = client
  })
})

describe('the price of a subscription', () => {
  it('is that of the chosen net and class, and says why', async () => {
    const configurationId = await guidOf('area')
    const query = { date: '2026-12-01', configurationId, netId: 'network' }
    const price = await visitor('en').ask(getSubscriptionPrice, { query })
    expect(price).toMatchObject({ priceInCent: 11_990, vatInCent: 784, vatInPercentage: 7, currency: 'EUR' })
    expect(price.commitment).toMatchObject({ minimumTermCents: 71_940 })
    expect(price.reasons.at(0)).toBe('The price of “Area subscription Lührtal” is €119.90.')
  })

  it('is that of the tariff that holds on its first day', async () => {
    const configurationId = await guidOf('area')
    const ask = (date: string) =>
      visitor().ask(getSubscriptionPrice, { query: { date, configurationId, netId: 'city' } })
    expect([(await ask('2026-12-31')).priceInCent, (await ask('2027-01-01')).priceInCent]).toEqual([4990, 5190])
  })

  it('is known of the month that runs, whose first day has gone by', async () => {
    const query = { date: '2026-11-01', configurationId: await guidOf('area'), netId: 'city' }
    expect((await visitor().ask(getSubscriptionPrice, { query })).priceInCent).toBe(4990)
  })

  it('of a term is told by its first instalment and as a whole', async () => {
    const { origin, destination } = await way()
    const price = await visitor().ask(getSubscriptionPrice, {
      query: {
        date: '2026-12-01',
        configurationId: await guidOf('monthly'),
        originReference: origin,
        destinationReference: destination,
      },
    })
    expect(price.priceInCent).toBe(Math.round((price.commitment.minimumTermCents ?? 0) / 12))
    expect(price.priceLevelName).not.toBeNull()
  })

  it('that is not known is refused, and so is a way without its ends', async () => {
    const refused = async (query: { configurationId: string; netId?: string; date?: string }) => {
      const { errors } = await visitor().send(getSubscriptionPrice, { query: { date: '2026-12-01', ...query } })
      return errors.map(({ fieldName, translationKey }) => [fieldName, translationKey])
    }
    const area = await guidOf('area')
    expect(await refused({ configurationId: area })).toEqual([['', 'error.noPriceForConfiguration']])
    expect(await refused({ configurationId: area, netId: 'moon' })).toEqual([['', 'error.noPriceForConfiguration']])
    const beforeAnyTariff = { configurationId: area, netId: 'city', date: '2001-01-01' }
    expect(await refused(beforeAnyTariff)).toEqual([['', 'error.noPriceForConfiguration']])
    expect(await refused({ configurationId: await guidOf('nine') })).toEqual([['originReference', 'error.required']])
  })
})

describe('the form of a subscription', () => {
  const ask = async (key: string, currentMask: string, fieldValues: Record<string, string | string[]>) =>
    visitor().ask(validateMask, { body: { configurationId: await guidOf(key), currentMask, fieldValues } })
  const ticket = { validFrom: '2026-12-01', medium: 'phone' }

  it('is handed out whole, so that the browser asks by the same rules', async () => {
    const details = await visitor().ask(getSubscriptionDetails, { params: { guid: await guidOf('pupil') } })
    expect(details.masks).toEqual(demoSubscriptions.configurations.find(({ key }) => key === 'pupil')?.masks)
  })

  it('says what is wrong at its field, in the reader’s words, and where it goes on', async () => {
    expect(await ask('deutschlandticket', 'ticket', {})).toMatchObject({
      errors: [
        {
          fieldName: 'validFrom',
          translationKey: 'error.required',
          customerErrorMessage: expect.stringContaining('Bitte'),
        },
        { fieldName: 'medium', translationKey: 'error.required' },
      ],
      next: null,
      isComplete: false,
    })
    expect(await ask('deutschlandticket', 'ticket', ticket)).toMatchObject({ errors: [], next: 'person' })
  })

  it('asks for a guardian where a child travels, and forgets what nobody is asked', async () => {
    const child = await ask('deutschlandticket', 'person', { ...ticket, birthDate: '2014-05-05', moon: 'full' })
    expect(child.fields.map(({ id }) => id)).toContain('guardianLastName')
    expect(child.values).toEqual({ ...ticket, birthDate: '2014-05-05' })
    const adult = await ask('deutschlandticket', 'person', { ...ticket, birthDate: '1990-05-05' })
    expect(adult.fields.map(({ id }) => id)).not.toContain('guardianLastName')
  })

  it('has only its own pages, and answers of a bearable length', async () => {
    const body = { configurationId: await guidOf('area'), currentMask: 'moon', fieldValues: {} }
    expect((await visitor().send(validateMask, { body })).errors).toMatchObject([{ fieldName: 'currentMask' }])
    const long = { ...body, currentMask: 'ticket', fieldValues: { net: 'x'.repeat(501) } }
    expect((await visitor().send(validateMask, { body: long })).status).toBe(400)
  })
})

describe('versions of what is offered', () => {
  it('stay as they were released, and give way to new ones', async () => {
    const [first] = demoSubscriptions.configurations
    if (!first) return expect.unreachable()
    const before = await guidOf(first.key)
    await keep()
    expect(await guidOf(first.key)).toBe(before)
    await keep({ ...demoSubscriptions, configurations: [{ ...first, media: ['phone'] }] })
    const after = await guidOf(first.key)
    expect(after).not.toBe(before)
    expect((await visitor().send(getSubscriptionDetails, { params: { guid: before } })).status).toBe(404)
    const changed = test.database.db
      .update(configuration)
      .set({ configuration: first })
      .where(eq(configuration.id, after))
    await expect(changed).rejects.toThrow()
  })

  it('are shown before they are released to whoever has their preview address', async () => {
    const id = crypto.randomUUID()
    const [first] = demoSubscriptions.configurations
    if (!first) return expect.unreachable()
    await test.database.db.insert(configuration).values({
      id,
      clientId: clientIdOf(test.world),
      key: 'draft',
      version: 1,
      state: 'draft',
      position: 0,
      configuration: { ...first, key: 'draft' },
      editedBy: 'somebody',
      editedOn: test.now(),
      previewToken: 'only-with-this',
    })
    const ask = (previewConfiguration?: string) =>
      visitor().send(getSubscriptionDetails, { params: { guid: id }, query: { previewConfiguration } })
    expect((await ask('only-with-this')).items).toMatchObject([{ isDraft: true, key: 'draft' }])
    for (const token of [undefined, 'another']) expect((await ask(token)).status).toBe(404)
    expect((await all()).map(({ key }) => key)).not.toContain('draft')
    const priced = (previewConfiguration?: string) =>
      visitor().send(getSubscriptionPrice, { query: { date: '2026-12-01', configurationId: id, previewConfiguration } })
    const { items } = await priced('only-with-this')
    expect(items[0]?.priceInCent).toBeGreaterThan(0)
    expect(items[0]?.debits.length).toBeGreaterThan(0)
    for (const token of [undefined, 'another'])
      expect((await priced(token)).errors).toMatchObject([{ translationKey: 'error.subscriptionNotFound' }])
  })

  it('cannot be released by nobody', async () => {
    const release = test.database.db.execute(
      sql`update subscription_configuration set state = 'released', released_by = null where key = 'draft'`,
    )
    await expect(release).rejects.toThrow()
  })
})
