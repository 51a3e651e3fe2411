import * as calls from '@billett/contract'
import { sql } from 'drizzle-orm'
import { proceedApplication } from '../../modules/subscription/application/index.ts'
import { mailedConfirmation, orderOf } from '../subscription-order.ts'
import { broken, endingsOf, type Race, unless } from './race.ts'
import { aPassenger, at, type Ending, work } from './racing.ts'
import type { Actor, Stage } from './stage.ts'

let people = 0
const somebodyNew = () => `racer${++people}@example.org`

/** How often the order of an address was confirmed, granted and concluded, and how many there are. */
async function ordersOf({ test }: Stage, email: string) {
  const { rows } = await test.world.db.execute<{ orders: number; confirmed: number; granted: number; events: number }>(
    sql`
    select count(*)::int as orders,
      coalesce(sum((select count(*) from application_move m where m.contract_id = a.contract_id and m."to" = 'EmailVerified')), 0)::int as confirmed,
      coalesce(sum((select count(*) from application_move m where m.contract_id = a.contract_id and m."to" = 'Granted')), 0)::int as granted,
      coalesce(sum((select count(*) from contract_event e where e.contract_id = a.contract_id)), 0)::int as events
    from application a where a.email = ${email}`,
  )
  return rows[0] ?? { orders: 0, confirmed: 0, granted: 0, events: 0 }
}

/** Somebody who has ordered a subscription, and what the link of their mail asks. */
export async function anOrder(stage: Stage) {
  const passenger = aPassenger(stage)
  const email = somebodyNew()
  const booked = await passenger.ask(calls.submitSubscription, {
    body: await orderOf(passenger, 'deutschlandticket', { email }),
  })
  return { passenger, email, contractId: booked.guid, asked: await mailedConfirmation(stage.test, email) }
}

const concludedOnce = ({ orders, confirmed, granted, events }: Awaited<ReturnType<typeof ordersOf>>): string[] =>
  unless(
    orders === 1 && confirmed === 1 && granted === 1 && events === 1,
    `${orders} orders, confirmed ${confirmed}, granted ${granted}, concluded ${events} times`,
  )

/** What happens at once to a subscription that is ordered. */
export const RACES_OF_APPLICATIONS: readonly Race[] = [
  {
    name: 'submit × submit: two devices, the same order',
    racers: 2,
    async run(stage, order) {
      const passenger = aPassenger(stage)
      const email = somebodyNew()
      const body = await orderOf(passenger, 'deutschlandticket', { email })
      const go = (actor: Actor) =>
        at(actor, passenger)
          .send(calls.submitSubscription, { body })
          .then(({ status }): Ending => status)
      const [first, second] = stage.actors
      const steps = [first, second].map(actor => ({ actor, at: 'applicationToBeStored' as const, go }))
      const endings = await endingsOf(steps, order)
      const { orders } = await ordersOf(stage, email)
      return [...broken(endings), ...unless(orders === 1, `${orders} orders of one wish`)]
    },
    proofs: [{ without: ['sameOrderLock'], shows: /2 orders of one wish/ }],
  },
  {
    name: 'confirm × confirm: two devices, one link',
    racers: 2,
    async run(stage, order) {
      const { passenger, email, asked } = await anOrder(stage)
      const told: string[] = []
      const go = async (actor: Actor): Promise<Ending> => {
        const { status, items } = await at(actor, passenger).send(calls.confirmSubscription, { body: asked })
        told.push(...items.map(({ state }) => state))
        return status
      }
      const [first, second] = stage.actors
      const steps = [first, second].map(actor => ({ actor, at: 'confirmationToBeStored' as const, go }))
      const endings = await endingsOf(steps, order)
      return [
        ...broken(endings),
        ...unless(told.toSorted().join() === 'already,done', `told ${told.toSorted().join(' and ')}`),
        ...concludedOnce(await ordersOf(stage, email)),
      ]
    },
    proofs: [
      { without: ['linkLock'], shows: /told done and expired/ },
      { without: ['linkLock', 'heldContract'], shows: /answered .*500/ },
      { without: ['linkLock', 'heldContract', 'moveKey'], shows: /confirmed 2/ },
    ],
  },
  {
    name: 'grant × grant: who confirms and a worker, one order',
    racers: 2,
    async run(stage, order) {
      const { contractId, email } = await anOrder(stage)
      await verified(stage, contractId)
      const go = ({ world }: Actor) => work(proceedApplication(world, contractId))
      const [first, second] = stage.actors
      const steps = [first, second].map(actor => ({ actor, at: 'applicationMoveToBeStored' as const, go }))
      const endings = await endingsOf(steps, order)
      const { granted, events } = await ordersOf(stage, email)
      return [
        ...broken(endings),
        ...unless(granted === 1 && events === 1, `granted ${granted} times, concluded ${events} times`),
      ]
    },
    proofs: [
      { without: ['heldContract'], shows: /answered failed/ },
      { without: ['heldContract', 'moveKey', 'eventKey'], shows: /granted 2 times, concluded 2 times/ },
    ],
  },
]

/** Its mail's link was followed, and nobody has gone on with it yet. */
async function verified({ test }: Stage, contractId: string): Promise<void> {
  await test.world.db.execute(sql`update contract set state = 'EmailVerified' where id = ${contractId}`)
}
