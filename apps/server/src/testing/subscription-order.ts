import * as calls from '@billett/contract'
import { demoSubscriptions } from '@billett/demo-region'
import type { FieldValues } from '@billett/domain'
import { keepDemoSubscriptions } from '../adapters/demo/keep-demo-subscriptions.ts'
import { clientIdOf } from '../call/client-id-of.ts'
import { proceedApplication, sendSubscriptionMail } from '../modules/subscription/application/index.ts'
import { sendPayerMail } from '../modules/subscription/link-act/index.ts'
import type { visitorOf } from './client.ts'
import { busiestStops } from './relation-ticket.ts'
import { takenJobs } from './taken-jobs.ts'
import { type TestWorld, testWorld } from './test-world.ts'

export type Visitor = ReturnType<typeof visitorOf>

/** A shop that sells the demo's subscriptions. */
export async function subscriptionShop(over: Parameters<typeof testWorld>[0] = {}): Promise<TestWorld> {
  const test = await testWorld(over)
  const { client } = test.world
  const modules = { ...client.config.modules, subscription: true }
  test.world.client = { ...client, config: { ...client.config, modules } }
  await keepDemoSubscriptions(
    test.database.db,
    { clientId: clientIdOf(test.world), now: test.now() },
    demoSubscriptions,
  )
  return test
}

/** What Ada says of herself in every form. */
const ADA: FieldValues = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  birthDate: '1990-01-31',
  email: 'ada@example.org',
  country: 'de',
  street: 'Marktplatz',
  houseNumber: '1',
  postCode: '12345',
  city: 'Falkenbrück',
  medium: 'phone',
  accountHolder: 'Ada Lovelace',
  iban: 'DE09000000000000000001',
  mandate: 'true',
}

const configurationIdOf = async (visitor: Visitor, key: string): Promise<string> =>
  (await visitor.send(calls.getSubscriptions)).items.find(offer => offer.key === key)?.guid ?? ''

/** What the button sends: the form, and the price and first debit as they were shown. */
export async function orderOf(
  visitor: Visitor,
  key = 'deutschlandticket',
  said: FieldValues = {},
): Promise<calls.SubmitSubscription> {
  const configurationId = await configurationIdOf(visitor, key)
  const isInTime = ['deutschlandticket', 'firstClassSupplement', 'jobDeutschlandticket'].includes(key)
  const validFrom = String(said.validFrom ?? (isInTime ? '2026-12-01' : '2027-01-01'))
  const isWay = ['monthly', 'nine', 'senior', 'pupil'].includes(key)
  const way = isWay ? await busiestStops(visitor) : undefined
  const price = await visitor.ask(calls.getSubscriptionPrice, {
    query: {
      configurationId,
      date: validFrom,
      ...(key === 'firstClassSupplement' ? { comfortClass: 'first' as const } : {}),
      ...(way ? { originReference: way.origin, destinationReference: way.destination } : {}),
    },
  })
  const [first] = price.debits
  return {
    configurationId,
    fieldValues: {
      ...ADA,
      validFrom,
      ...(way ? { origin: way.origin, destination: way.destination, class: 'second' } : {}),
      ...said,
    },
    priceInCent: price.priceInCent,
    firstDebit: first ? { on: first.on, amountInCent: first.amountInCent } : null,
    termsAccepted: true,
    beginAsked: true,
  }
}

/** Does the queued work of orders, as a worker would, until there is none. */
export async function doOrderJobs(test: TestWorld): Promise<void> {
  const { world } = test
  for (const { contractId } of await takenJobs(test, 'proceedApplication')) await proceedApplication(world, contractId)
  for (const job of await takenJobs(test, 'sendSubscriptionMail')) await sendSubscriptionMail(world, job)
  for (const job of await takenJobs(test, 'sendPayerMail')) await sendPayerMail(world, job)
}

/** What the link of the latest mail to an address asks to confirm. */
export async function mailedConfirmation(test: TestWorld, to = 'ada@example.org'): Promise<calls.ConfirmSubscription> {
  await doOrderJobs(test)
  const link = /https:\/\/\S+\/(?:abos\/bestaetigen|subscriptions\/confirm)\?\S+/
  const mail = test.mails.findLast(({ text, to: address }) => address === to && link.test(text))
  const [address = ''] = link.exec(mail?.text ?? '') ?? []
  const { searchParams } = new URL(address)
  const asked = (name: string) => searchParams.get(name) ?? ''
  return {
    subscriptionId: asked('subscriptionId'),
    clientId: asked('clientId'),
    configurationId: asked('configurationId'),
    userId: asked('userId'),
  }
}
