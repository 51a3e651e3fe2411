import { NoAnswer } from '../cluster/shop-client.ts'
import { endOf } from './end-of.ts'
import { failureInWords } from './in-words.ts'
import { journeyOf } from './journeys.ts'
import { type Passenger, passengerAt } from './passenger.ts'
import type { Plan } from './plan.ts'
import type { Stand } from './stand.ts'
import { untilOver } from './until-over.ts'

export interface Report {
  plan: Plan
  /** The process came by, and died. */
  crashed: boolean
  /** What is not as it has to be, in words. */
  wrong: string[]
  /** Mails beyond the one that has to come. */
  doubledMails: number
}

/**
 * One purchase on which a process dies; afterwards everything has to be right all the same. `name` is anything that was
 * not used before.
 */
export async function crashOnce(stand: Stand, plan: Plan, name: string): Promise<Report> {
  const { cluster } = stand
  const passenger = passengerAt(cluster.shop, `${name}@example.org`, plan.patient)
  const run = { crashed: false, isOver: false }
  const revived = cluster.ended(plan.member).then(async () => {
    if (run.isOver) return
    run.crashed = true
    await stand.revive(plan.member)
  })
  stand.crashAt(plan.member, plan.at, plan.time)
  try {
    const left = await travel(passenger, plan, stand)
    await untilOver(stand, passenger.orderId())
    return { plan, crashed: run.crashed, ...(await endOf(stand, passenger, plan, left)) }
  } catch (error) {
    return { plan, crashed: run.crashed, wrong: [`${passenger.orderId()}: ${failureInWords(error)}`], doubledMails: 0 }
  } finally {
    run.isOver = true
    if (run.crashed) await revived
    else stand.crashAt(plan.member, null)
    await stand.provider('DELETE', '/demo/behaviour')
  }
}

/** Whether the passenger has left before the end. */
async function travel(passenger: Passenger, { journey, patient }: Plan, stand: Stand): Promise<boolean> {
  try {
    await journeyOf(journey).run(passenger, stand)
    return false
  } catch (error) {
    if (patient || !(error instanceof NoAnswer)) throw error
    return true
  }
}
