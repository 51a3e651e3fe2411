import * as calls from '@billett/contract'
import { SUBSCRIPTION_ACTIONS, type SubscriptionAction } from '@billett/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { subscriptionActions } from './subscription-actions.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

describe('how a customer wants journeys to be searched', () => {
  it('is everything at first, then what was said last, and nobody else’s', async () => {
    const ada = await aCustomer(test, { email: 'journeys@example.org' })
    const other = await aCustomer(test, { email: 'other.journeys@example.org' })
    expect((await ada.visitor.ask(calls.getUser)).journeySettings).toEqual({ without: [] })
    const before = await ada.visitor.ask(calls.getUser)
    const saved = await ada.visitor.ask(calls.saveJourneySettings, { body: { without: ['bus', 'ferry'] } })
    expect(saved).toEqual({ ...before, journeySettings: { without: ['bus', 'ferry'] } })
    await ada.visitor.ask(calls.saveJourneySettings, { body: { without: ['tram'] } })
    expect((await ada.visitor.ask(calls.getUser)).journeySettings).toEqual({ without: ['tram'] })
    expect((await other.visitor.ask(calls.getUser)).journeySettings).toEqual({ without: [] })
  })

  it('leaves something to ride on, and nothing nobody has heard of', async () => {
    const { visitor, signedIn } = await aCustomer(test, { email: 'nothing.left@example.org' })
    const { errors } = await visitor.send(calls.saveJourneySettings, {
      body: { without: ['longDistance', 'train', 'subway', 'tram', 'bus', 'ferry', 'cableCar'] },
    })
    expect(errors).toMatchObject([{ fieldName: 'without', translationKey: 'error.nothingToRideOn' }])
    const balloon = await test.app.inject({
      method: 'POST',
      url: calls.pathOf(calls.saveJourneySettings),
      headers: { authorization: `Bearer ${signedIn.id_token}` },
      payload: { without: ['balloon'] },
    })
    expect(balloon.statusCode).toBe(400)
  })

  it('is for customers only', async () => {
    const nobody = visitorOf(test.app)
    expect((await nobody.send(calls.saveJourneySettings, { body: { without: [] } })).status).toBe(401)
    expect((await nobody.send(calls.getSubscriptionActions)).status).toBe(401)
  })
})

describe('what a customer may do about subscriptions', () => {
  const withActions = (subscription: boolean, allowed?: SubscriptionAction[]) => {
    const { config } = test.world.client
    const modules = { ...config.modules, subscription }
    const settings = { ...config.settings, subscriptionActions: allowed }
    return subscriptionActions({ client: { ...test.world.client, config: { ...config, modules, settings } } })
  }

  it('is nothing where the client has none', () => {
    expect(withActions(false, ['cancel', 'pause'])).toEqual([])
    expect(withActions(true)).toEqual([])
  })

  it('is what the client’s configuration allows, as soon as it has some', async () => {
    expect(withActions(true, ['cancel', 'pause'])).toEqual(['cancel', 'pause'])
    const { visitor } = await aCustomer(test, { email: 'subscriber@example.org' })
    const { items } = await visitor.send(calls.getSubscriptionActions)
    expect(items?.map(({ action }) => action)).toEqual([...SUBSCRIPTION_ACTIONS])
  })
})
