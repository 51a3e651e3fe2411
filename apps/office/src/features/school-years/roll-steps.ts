import type { SchoolYear } from '@billett/contract'
import type { RollStep } from '@billett/domain'

/** What a school has to do with; the rest is begun by who pays. */
const OF_SCHOOLS: readonly RollStep[] = ['lists', 'difference', 'approval', 'handOut']

/** The steps that a reader works at. */
export const stepsOf = ({ steps, mayLead }: SchoolYear): SchoolYear['steps'] =>
  mayLead ? steps : steps.filter(({ step }) => OF_SCHOOLS.includes(step))

/** Where one goes on: the step that was chosen, else the first that can be done now, else the last. */
export function stepAt(year: SchoolYear, chosen: '' | RollStep): SchoolYear['steps'][number] | undefined {
  const steps = stepsOf(year)
  // Taking back is open as soon as something was done: one is never led there.
  const next = steps.find(({ step, state }) => state === 'open' && step !== 'undo' && step !== 'letters')
  return steps.find(({ step }) => step === chosen) ?? next ?? steps.at(0)
}

/** Steps that show pupils, and of whom something is left there. */
export const LEFT_AT = {
  proposal: undefined,
  difference: 'difference',
  entitlement: 'entitlement',
  letters: 'letters',
  approval: 'approval',
  apply: 'apply',
  cards: 'cards',
  handOut: 'handOut',
} as const satisfies Partial<Record<RollStep, string | undefined>>
export type MemberStep = keyof typeof LEFT_AT

export const showsMembers = (step: RollStep): step is MemberStep => step in LEFT_AT

/** Something can be taken back or handed out: a school, which does not see how far the whole is, can tell by that. */
export const hasTakenEffect = ({ rolled, steps }: SchoolYear): boolean =>
  rolled === 'applied' || steps.some(({ step, left }) => (step === 'handOut' || step === 'undo') && left > 0)

/** Another one whenever somebody or a worker was at the year: what was read of its pupils before is read anew. */
export const standOf = ({ version, task, rolled, doneRows }: SchoolYear): string =>
  [version, task, rolled, doneRows].join(' ')
