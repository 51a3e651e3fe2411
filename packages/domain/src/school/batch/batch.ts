/** Why many rows change at once: a school's list · the step into the next school year · a choice of pupils. */
export const BATCH_KINDS = ['import', 'rollOver', 'bulk'] as const
export type BatchKind = (typeof BATCH_KINDS)[number]

/**
 * How far a mass change is: taken in · held against what is known · its money reckoned · done · taken back. One that
 * was looked at and not done is discarded.
 */
export const BATCH_STATES = ['staged', 'compared', 'rehearsed', 'applied', 'undone', 'discarded'] as const
export type BatchState = (typeof BATCH_STATES)[number]

export const BATCH_TASK_NAMES = ['compare', 'rehearse', 'apply', 'undo'] as const
export type BatchTask = (typeof BATCH_TASK_NAMES)[number]

/** What a worker does with a batch, from which states it may begin, and where it leads. */
export const BATCH_TASKS = {
  compare: { from: ['staged', 'compared', 'rehearsed'], to: 'compared' },
  rehearse: { from: ['compared', 'rehearsed'], to: 'rehearsed' },
  apply: { from: ['rehearsed'], to: 'applied' },
  undo: { from: ['applied'], to: 'undone' },
} as const satisfies Record<BatchTask, { from: readonly BatchState[]; to: BatchState }>

/** Nothing of it was done so far, and something still may. */
export const isOpenBatch = (state: BatchState): boolean =>
  state === 'staged' || state === 'compared' || state === 'rehearsed'

export const mayBegin = (task: BatchTask, state: BatchState): boolean => {
  const from: readonly BatchState[] = BATCH_TASKS[task].from
  return from.includes(state)
}

/**
 * What becomes of a row. Of an import: `new` … `unclear`, where a person decides, and `faulty`, which is left alone
 * until its file is corrected. A step into the next year has `continues` and `changedSchool` besides.
 */
export const BATCH_ACTIONS = [
  'new',
  'changedClass',
  'changedData',
  'changedSchool',
  'continues',
  'leaves',
  'unchanged',
  'unclear',
  'faulty',
] as const
export type BatchAction = (typeof BATCH_ACTIONS)[number]

/** Whether something is to be done about a row. */
export const doesSomething = (action: BatchAction): boolean =>
  action !== 'unchanged' && action !== 'unclear' && action !== 'faulty'

/** How many rows of each action there are; none of those that are not named. */
export type BatchCounts = Readonly<Partial<Record<BatchAction, number>>>

/** What a payer owes in a month as things are, and as they would be. */
export interface BatchSum {
  /** The organisation that pays. */
  payer: { guid: string; name: string }
  /** `2026-11` */
  month: string
  beforeCents: number
  afterCents: number
}
