/** The steps of a roll-over in their order. Several people work on several at once; only some wait for others. */
export const ROLL_STEPS = [
  'rules',
  'proposal',
  'lists',
  'difference',
  'entitlement',
  'money',
  'letters',
  'approval',
  'apply',
  'cards',
  'handOut',
  'undo',
] as const
export type RollStep = (typeof ROLL_STEPS)[number]

/** What is left to be done at each step. */
export type RollCounts = Readonly<Record<Exclude<RollStep, 'undo'>, number>> & {
  /** Claims of the new year that are booked: from the first on there is no way back. */
  claimsBooked: number
  /** Rows that have taken effect. */
  applied: number
}

export interface StepState {
  step: RollStep
  /** How much is left; of undoing, how many rows could be taken back. */
  left: number
  state: 'done' | 'open' | 'waits'
  /** Steps that have to be done before; empty unless it waits. */
  waitsFor: RollStep[]
}

/** What has to be done before a step can be: everything else can be worked on in any order. */
const BEFORE: Partial<Record<RollStep, readonly RollStep[]>> = {
  lists: ['proposal'],
  difference: ['proposal'],
  entitlement: ['proposal'],
  money: ['proposal'],
  letters: ['proposal'],
  approval: ['rules', 'proposal', 'difference', 'entitlement'],
  apply: ['rules', 'proposal', 'difference', 'entitlement', 'money', 'approval'],
  cards: ['proposal', 'apply'],
  handOut: ['proposal', 'apply'],
}

/** Every step with what is left of it, and what it waits for. */
export function rollSteps(counts: RollCounts): StepState[] {
  const leftOf = (step: RollStep): number =>
    step === 'undo' ? (counts.claimsBooked > 0 ? 0 : counts.applied) : counts[step]
  return ROLL_STEPS.map(step => {
    const left = leftOf(step)
    const waitsFor = (BEFORE[step] ?? []).filter(before => leftOf(before) > 0)
    // Before anything took effect a step of which nothing is left has not begun: what it waits for makes its work.
    if (waitsFor.length > 0 && (left > 0 || counts.applied === 0)) return { step, left, state: 'waits', waitsFor }
    return { step, left, state: left > 0 ? 'open' : 'done', waitsFor: [] }
  })
}

/** Whether a step can be done now. */
export const isStepOpen = (counts: RollCounts, step: RollStep): boolean =>
  rollSteps(counts).some(one => one.step === step && one.state === 'open')

/** Whether what has taken effect can still be taken back; afterwards corrections are credits. */
export const mayUndoRoll = ({ applied, claimsBooked }: Pick<RollCounts, 'applied' | 'claimsBooked'>): boolean =>
  applied > 0 && claimsBooked === 0
