import type { PlainDate } from '../../time/plain-date.ts'
import { classKey, gradeNumber, laterClassName } from './class-name.ts'

/** What becomes of somebody with the new school year. */
export const ROLL_KINDS = ['continues', 'changedClass', 'changedSchool', 'leaves', 'new', 'unclear'] as const
export type RollKind = (typeof ROLL_KINDS)[number]

/** Why it is proposed so; of what is unclear, what a person has to find out. */
export const ROLL_REASONS = [
  'nextGrade',
  'classMap',
  'repeats',
  'skips',
  'abroad',
  'lastGrade',
  'ends',
  'listed',
  'schoolEnds',
  'byHand',
  'gradeUnknown',
  'classUnknown',
  'classSplits',
  'classDissolved',
  'beyondLastGrade',
  'notListed',
  'listedTwice',
  'listedOtherwise',
] as const
export type RollReason = (typeof ROLL_REASONS)[number]

/** Where somebody is in a year. */
export interface RollPlace {
  organisationId: string
  grade: string
  class: string
}

/** Somebody who is at a school before the new year begins. */
export interface RollMember extends RollPlace {
  key: string
  /** Last day there; null: no end is known. */
  until: PlainDate | null
}

/** What becomes of a class: several where it splits, none where it is dissolved. */
export interface ClassMove {
  from: string
  to: readonly string[]
}

/** What a school says of its new year. */
export interface SchoolPlan {
  /** Whoever has been through it leaves; null: the last there is. */
  lastGrade: number | null
  classes: readonly ClassMove[]
  /** Where its pupils go where it closes or becomes part of another; null: it goes on. */
  successor: string | null
}

/** What a school, a list or a person says of one pupil. Days are the first and the last. */
export type RollWish =
  | { kind: 'repeats' | 'skips' | 'leaves' }
  /** Away for a time, and back in the class of the others: the place is kept. */
  | { kind: 'abroad'; from: PlainDate; until: PlainDate }
  | { kind: 'place'; place: RollPlace }

export interface RollProposal {
  kind: RollKind
  why: RollReason
  /** Where they will be; null: nowhere, or nobody knows. */
  to: RollPlace | null
  /** Days on which they are away; null: none. */
  away: { from: PlainDate; until: PlainDate } | null
}

const of = (kind: RollKind, why: RollReason, to: RollPlace | null = null): RollProposal => ({
  kind,
  why,
  to,
  away: null,
})

const unclear = (why: RollReason): RollProposal => of('unclear', why)

const HIGHEST = 13

const usualPlan: SchoolPlan = { lastGrade: null, classes: [], successor: null }

/** Where a class goes by the school's own map; undefined: the map does not name it. */
const mapped = (plan: SchoolPlan, name: string): readonly string[] | undefined =>
  plan.classes.find(({ from }) => classKey(from) === classKey(name))?.to

/** Into the next grade, by the school's own map or else into the class that follows. */
function upward(member: RollMember, plan: SchoolPlan, grade: number): RollProposal {
  const organisationId = plan.successor ?? member.organisationId
  const next = String(grade + 1)
  const named = mapped(plan, member.class)
  if (named && named.length > 1) return unclear('classSplits')
  if (named && named.length === 0) return unclear('classDissolved')
  const usual = laterClassName(member.class, grade, 1)
  const name = named?.[0] ?? usual
  if (name === undefined) return unclear('classUnknown')
  const to = { organisationId, grade: next, class: name }
  if (plan.successor) return of('changedSchool', 'schoolEnds', to)
  return name === usual ? of('continues', 'nextGrade', to) : of('changedClass', named ? 'classMap' : 'nextGrade', to)
}

/** Not by the usual step: the same grade again, or one left out. */
function otherStep(member: RollMember, plan: SchoolPlan, grade: number, by: 0 | 2): RollProposal {
  const last = plan.lastGrade ?? HIGHEST
  if (grade + by > last) return unclear('beyondLastGrade')
  const name = laterClassName(member.class, grade, by)
  if (name === undefined) return unclear('classUnknown')
  const to = { organisationId: plan.successor ?? member.organisationId, grade: String(grade + by), class: name }
  const why = by === 0 ? 'repeats' : 'skips'
  return plan.successor ? of('changedSchool', 'schoolEnds', to) : of('changedClass', why, to)
}

/** Somebody who is sent to a place by name: whether it is another school or class than they would have come to. */
function toPlace(member: RollMember, place: RollPlace, why: RollReason): RollProposal {
  if (place.organisationId !== member.organisationId) return of('changedSchool', why, place)
  const grade = gradeNumber(member.grade)
  const usual = grade === undefined ? undefined : laterClassName(member.class, grade, 1)
  const isUsual = usual !== undefined && classKey(usual) === classKey(place.class)
  const goesOn = isUsual && grade !== undefined && place.grade === String(grade + 1)
  return of(goesOn ? 'continues' : 'changedClass', why, place)
}

/** Somebody who stands in a school's list for the new year already. */
export interface ListedMember {
  member: RollMember
  place: RollPlace
  /** They are nowhere of the authority's before. */
  isNew: boolean
  /** Another school has somebody of this name and birth date in its list as well. */
  isTwice: boolean
}

/**
 * What becomes of somebody: a grade further, out of the last, by the school's own map of classes, or as somebody has
 * said of them. What nobody can tell is unclear, and a person decides; nobody is moved by a guess.
 */
export function proposeMember(
  member: RollMember,
  plan: SchoolPlan = usualPlan,
  { firstDay, wish }: { firstDay: PlainDate; wish?: RollWish | undefined },
): RollProposal {
  if (wish?.kind === 'leaves') return of('leaves', 'byHand')
  if (wish?.kind === 'place') return toPlace(member, wish.place, 'byHand')
  if (member.until !== null && member.until < firstDay) return of('leaves', 'ends')
  const grade = gradeNumber(member.grade)
  if (grade === undefined) return unclear('gradeUnknown')
  if (wish?.kind === 'repeats') return otherStep(member, plan, grade, 0)
  if (wish?.kind === 'skips') return otherStep(member, plan, grade, 2)
  if (grade >= (plan.lastGrade ?? HIGHEST)) return of('leaves', 'lastGrade')
  const step = upward(member, plan, grade)
  if (wish?.kind !== 'abroad' || step.kind === 'unclear') return step
  return { ...step, why: 'abroad', away: { from: wish.from, until: wish.until } }
}

const isSame = (one: RollPlace, other: RollPlace): boolean =>
  one.organisationId === other.organisationId &&
  one.grade === other.grade &&
  classKey(one.class) === classKey(other.class)

/**
 * Somebody new comes by the list alone. Whom two schools have in theirs is asked for until somebody says that they come
 * to this one; where something else is said than stands in the list, the list is corrected, or what was said.
 */
function proposeNew({ place, isTwice }: ListedMember, wish: RollWish | undefined): RollProposal {
  const said = wish?.kind === 'place' ? wish.place : undefined
  if (isTwice && said?.organisationId !== place.organisationId) return of('unclear', 'listedTwice', place)
  if (wish && !(said && isSame(said, place))) return of('unclear', 'listedOtherwise', place)
  return of('new', 'listed', place)
}

/**
 * They go where the list has them; whom two schools have in their lists, a person is asked for. Of somebody who was
 * there before, whatever is said counts more than the list.
 */
export function proposeListed(
  listed: ListedMember,
  plan: SchoolPlan = usualPlan,
  { firstDay, wish }: { firstDay: PlainDate; wish?: RollWish | undefined },
): RollProposal {
  const { member, place, isNew, isTwice } = listed
  if (isNew) return proposeNew(listed, wish)
  if (wish) return proposeMember(member, plan, { firstDay, wish })
  return isTwice ? of('unclear', 'listedTwice', place) : toPlace(member, place, 'listed')
}
