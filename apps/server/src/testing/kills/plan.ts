import type { Checkpoint } from '../../ports/checkpoints.ts'
import { numbersFrom } from '../crash/numbers-from.ts'
import { LIVES, type LifeName, lifeOf } from './lives.ts'

/** Where which process dies in which life. */
export interface Kill {
  life: LifeName
  at: Checkpoint
  time: number
}

const NAMES = Object.keys(LIVES) as LifeName[]

const killsOf = (life: LifeName): Kill[] => lifeOf(life).passes.map(at => ({ life, at, time: 1 }))

/** Every point once, in the life that is the first to pass it. */
export function everyPointOnce(): Kill[] {
  const seen = new Set<Checkpoint>()
  return NAMES.flatMap(killsOf).filter(({ at }) => !seen.has(at) && seen.add(at))
}

/** Any number with few common factors: neighbouring runs get unlike numbers. */
const STRIDE = 7_919

/** The kill of one run of a seed, always the same; in one of three the process comes by more than once. */
export function randomKill(seed: number, run: number): Kill {
  const next = numbersFrom(seed * STRIDE + run)
  const all = NAMES.flatMap(killsOf)
  const kill = all[Math.floor(next() * all.length)]
  if (!kill) throw new Error('no life passes a point')
  return { ...kill, time: 1 + Math.floor(next() * next() * 4) }
}

export const inWords = ({ life, at, time }: Kill): string =>
  `${life}: killed at ${at}${time > 1 ? `, time ${time}` : ''}`
