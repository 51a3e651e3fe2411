import { type DemoOrder, demoBuyers, demoOrders, demoStaff } from '@billett/demo-region'
import { addDays, addMinutes, atWallClock, BERLIN, businessDateOf, type Instant } from '@billett/domain'
import { Refused } from '../../../call/refused.ts'
import type { PayAtProvider } from '../../../ports/payment/pay-at-provider.ts'
import type { World } from '../../../world.ts'
import { refundPayment, sendRefundMail } from '../../pay/payment/index.ts'
import { payerOfFirst } from '../../subscription/application/index.ts'
import { sendOrderMail } from '../../ticket/fulfilment/index.ts'
import { demoStaffId } from '../demo-staff/index.ts'
import { atMoment, type Following } from './at-moment.ts'
import { buy } from './buy.ts'
import { contextOf } from './context-of.ts'
import { demoBuyerId, makeBuyers } from './make-buyers.ts'
import { makeSubmissions } from './make-submissions.ts'
import { takeOrderBack } from './take-back.ts'

/** Minutes after which somebody gives tickets back, or has them cancelled. */
const SECOND_THOUGHTS = 95

/** Of the jobs that a purchase leaves behind, those that are done; what else it queues is about outside services. */
const DOING: Following = {
  sendOrderMail: (world, { orderId, again }) => sendOrderMail(world, orderId, again),
  refundPayment: (world, { refundId }) => refundPayment(world, refundId),
  sendRefundMail: (world, job) => sendRefundMail(world, job, payerOfFirst),
}

/** What is done at a moment gone by, with all that follows from it. */
const at = <T>(world: World, on: Instant, mailFails: boolean, act: (then: World) => Promise<T>): Promise<T> =>
  atMoment(world, { on, mailFails, following: DOING }, act)

async function makeOrder(world: World, told: DemoOrder, pay: PayAtProvider): Promise<void> {
  const buyer = demoBuyers[told.buyer]
  const now = world.clock()
  const wished = atWallClock(addDays(businessDateOf(now), -told.days), told.at, BERLIN)
  const boughtOn = wished < now ? wished : addMinutes(now, -SECOND_THOUGHTS - 1)
  const who = { kind: buyer.registered === null ? 'guest' : 'customer', id: demoBuyerId(world, told.buyer) } as const
  const order = await at(world, boughtOn, told.mailFailed === true, then => buy(contextOf(then, who), buyer, told, pay))
  const { returned } = told
  if (!returned) return
  // Who signs in first finds what somebody else has asked for.
  const [first, second] = demoStaff
  const by = returned.by === 'staff' && returned.waits ? second : first
  const clerk = { kind: 'staff', id: demoStaffId(world, by?.username ?? '') } as const
  await at(world, addMinutes(boughtOn, SECOND_THOUGHTS), false, then =>
    takeOrderBack(contextOf(then, who), contextOf(then, clerk), order, returned),
  )
}

/**
 * Purchases of the last days and what people have sent in, so that the lists of staff are full on the first start of a
 * demo: made by the shop's own ways, and paid at the demo's provider. They are made once; what this region does not
 * sell is left out.
 */
export const keepDemoOrders =
  (pay: PayAtProvider) =>
  async (world: World): Promise<void> => {
    if (!world.regions.loaded() || !(await makeBuyers(world))) return
    await makeSubmissions(world, then => contextOf(then, { kind: 'guest', id: world.newId() }))
    for (const told of demoOrders) {
      try {
        await makeOrder(world, told, pay)
      } catch (error) {
        // A demo without one of its purchases is a demo all the same: whatever was in its way, the start goes on.
        world.log.info({ err: error }, 'a purchase of the demo was not made')
        // Without its provider nothing is paid, and each purchase would wait for it.
        if (error instanceof Refused && error.refusals.some(({ reason }) => reason === 'paymentProviderUnreachable'))
          return
      }
    }
  }
