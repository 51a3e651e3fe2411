import { addMinutes, type Instant } from '../time/instant.ts'

type Facts = Readonly<Record<string, unknown>>

/** What is noted of an act. */
export interface NotedAct {
  call: string
  on: Instant
  subjectId: string
  before: Facts | null
  after: Facts | null
}

/** Minutes for which what an act changed can be put back: thirty days. */
const UNDONE_WITHIN = 30 * 24 * 60

/** Calls whose acts are put back by the same rules that made them. None moves money. */
const UNDONE: ReadonlySet<string> = new Set([
  'admin/setStaffUserActive',
  'admin/setStaffUsersActive',
  'admin/confirmBaseData',
  'admin/confirmSeveralBaseData',
  'admin/undoAct',
])

/** Something of a person that is put back, with what the act made of it. */
export type Undoing =
  | { userId: string; what: 'state'; made: 'active' | 'disabled' }
  | { userId: string; what: 'confirmed'; made: boolean }

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null

function undoingOfOne(userId: string, before: unknown, after: unknown): Undoing[] {
  if (!isFacts(before) || !isFacts(after)) return []
  const { state, confirmed } = after
  if (before.state !== state && (state === 'active' || state === 'disabled'))
    return [{ userId, what: 'state', made: state }]
  const isConfirming = typeof confirmed === 'boolean' && before.confirmed === !confirmed
  return isConfirming ? [{ userId, what: 'confirmed', made: confirmed }] : []
}

/** What an act changed that can be put back, in the order of its note; of an act upon several by person. */
export function undoingOf({ call, subjectId, before, after }: Omit<NotedAct, 'on'>): Undoing[] {
  if (!UNDONE.has(call) || before === null || after === null) return []
  if (subjectId !== '') return undoingOfOne(subjectId, before, after)
  return Object.keys(before).flatMap(userId => undoingOfOne(userId, before[userId], after[userId]))
}

/** Whether it is still recent enough. */
export const isUndoneInTime = ({ on }: Pick<NotedAct, 'on'>, now: Instant): boolean =>
  now < addMinutes(on, UNDONE_WITHIN)
