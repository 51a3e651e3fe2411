import { meet, type Step } from './meet.ts'
import type { ProtectionName } from './protections.ts'
import type { Ending } from './racing.ts'
import type { Stage } from './stage.ts'

export interface Race {
  name: string
  /** How many race; every order of them is tried. */
  racers: 2 | 3
  /** Has them meet in this order. What is wrong for those who took part, in words; the data are looked at by others. */
  run: (stage: Stage, order: readonly number[]) => Promise<string[]>
  /** Without these together it goes wrong, and `shows` is what is found. Each is a line of the table of races. */
  proofs: readonly { without: readonly ProtectionName[]; shows: RegExp }[]
}

const inOrder = <Result>(steps: readonly Step<Result>[], order: readonly number[]): Step<Result>[] =>
  order.flatMap(index => steps[index] ?? [])

/** Endings by racer again, whoever came first. */
export async function endingsOf(steps: readonly Step<Ending>[], order: readonly number[]): Promise<Ending[]> {
  const inTheirOrder = await meet(inOrder(steps, order))
  return steps.map((_, index) => inTheirOrder[order.indexOf(index)] ?? 'failed')
}

const isBroken = (ending: Ending): boolean => ending === 'failed' || ending >= 500
export const broken = (endings: readonly Ending[]): string[] =>
  endings.some(isBroken) ? [`somebody was answered ${endings.filter(isBroken).join(', ')}`] : []

export const unless = (isRight: boolean, what: string): string[] => (isRight ? [] : [what])
