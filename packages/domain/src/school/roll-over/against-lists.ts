import { gradeNumber } from './class-name.ts'
import { type RollMember, type RollPlace, type RollProposal, toPlace } from './proposal.ts'

/** Somebody on a school's list of the new year; `key`: of whom it is, null for somebody who is not known yet. */
export interface ListedPupil {
  key: string | null
  /** Which line of which list. */
  line: string
  place: RollPlace
}

/** Lists of the new year, and the schools whose list is whole: whoever is missing there is asked for. */
export interface SchoolLists {
  pupils: readonly ListedPupil[]
  whole: ReadonlySet<string>
}

/** Somebody whom a list names and nobody knew. */
export interface NewPupil {
  line: string
  to: RollPlace
}

const NOWHERE = { kind: 'unclear', to: null, away: null } as const

function besideList(member: RollMember, proposal: RollProposal, lists: SchoolLists, named: readonly ListedPupil[]) {
  const [first, second] = named
  if (second) return { ...NOWHERE, why: 'listedTwice' as const }
  if (first) {
    // A list that says the same leaves the reason as it is: whoever is away is still away.
    const isSame =
      proposal.to?.organisationId === first.place.organisationId &&
      proposal.to.grade === first.place.grade &&
      proposal.to.class === first.place.class
    return isSame ? proposal : { ...toPlace(member, first.place, 'listed'), away: proposal.away }
  }
  const goesTo = proposal.to?.organisationId ?? member.organisationId
  const isMissing = lists.whole.has(goesTo) && proposal.kind !== 'leaves'
  return isMissing ? { ...NOWHERE, why: 'notListed' as const } : proposal
}

/**
 * The proposal held against what schools have sent: a list is right about whom it names. Whoever is named by two is
 * asked for, and so is who is missing from a whole list although they should be there.
 */
export function againstLists(
  proposed: readonly { member: RollMember; proposal: RollProposal }[],
  lists: SchoolLists,
): { members: { key: string; proposal: RollProposal }[]; fresh: NewPupil[] } {
  const named = Map.groupBy(
    lists.pupils.filter(({ key }) => key !== null),
    ({ key }) => key,
  )
  return {
    members: proposed.map(({ member, proposal }) => ({
      key: member.key,
      proposal: besideList(member, proposal, lists, named.get(member.key) ?? []),
    })),
    fresh: lists.pupils.filter(({ key }) => key === null).map(({ line, place }) => ({ line, to: place })),
  }
}

/** A list names grades as numbers; what does not is told before anything is compared. */
export const isListedGrade = (grade: string): boolean => gradeNumber(grade) !== undefined
