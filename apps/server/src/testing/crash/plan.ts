import type { Checkpoint } from '../../ports/checkpoints.ts'
import { JOURNEYS, type Journey, type JourneyName } from './journeys.ts'
import { numbersFrom } from './numbers-from.ts'
import type { Member } from './stand.ts'

/** What happens in one run: a journey, and where which process dies on the way. */
export interface Plan {
  journey: JourneyName
  member: Member
  at: Checkpoint
  /** The how manieth time the process comes by. */
  time: number
  /** Asks again where no answer comes; else the passenger is gone with the first answer that is missing. */
  patient: boolean
}

const NAMES = Object.keys(JOURNEYS) as JourneyName[]

const crashesOf = (journey: JourneyName): Pick<Plan, 'journey' | 'member' | 'at'>[] => {
  const { server, worker }: Journey = JOURNEYS[journey]
  return [
    ...server.map(at => ({ journey, member: 'server1' as const, at })),
    ...worker.map(at => ({ journey, member: 'worker1' as const, at })),
  ]
}

/** Every checkpoint once, in the journey that is the first to pass it. */
export function everyCheckpointOnce(): Plan[] {
  const seen = new Set<Checkpoint>()
  return NAMES.flatMap(crashesOf)
    .filter(({ at }) => !seen.has(at) && seen.add(at))
    .map(crash => ({ ...crash, time: 1, patient: true }))
}

/** Payments, their pages and messages, what they settle, and refunds. */
const OF_MONEY = /^(payment|opening|message|settlement|refund)/

/** Every checkpoint once where money moves. */
export const moneyCheckpointsOnce = (): Plan[] => everyCheckpointOnce().filter(({ at }) => OF_MONEY.test(at))

/** Any number with few common factors: neighbouring runs get unlike numbers. */
const STRIDE = 7_919

/** The plan of one run of a seed, always the same. */
export function randomPlan(seed: number, run: number): Plan {
  const next = numbersFrom(seed * STRIDE + run)
  const crashes = NAMES.flatMap(crashesOf)
  const crash = crashes[Math.floor(next() * crashes.length)]
  if (!crash) throw new Error('no journey passes a checkpoint')
  return { ...crash, time: next() < 0.75 ? 1 : 2, patient: next() < 0.75 }
}

export const inWords = ({ journey, member, at, time, patient }: Plan): string =>
  `${journey}: ${member} at ${at}${time > 1 ? `, time ${time}` : ''}${patient ? '' : ', passenger gone'}`
