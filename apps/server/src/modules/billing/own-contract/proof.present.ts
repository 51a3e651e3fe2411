import type { MissingProof, SubscriptionContract } from '@billett/contract'
import { type Language, NO_END } from '@billett/domain'
import type { StoredProof } from '../../subscription/application/index.ts'
import { textIn } from '../../travel/region/index.ts'
import type { HeldContract } from './held-contract.ts'

export const isMissing = ({ givenOn }: StoredProof): boolean => givenOn === null

/** Somebody still has to look at it: it came later than the order, and the pass waits. */
const isBeingExamined = ({ timeline }: HeldContract, proof: StoredProof): boolean =>
  !isMissing(proof) &&
  proof.neededBy !== null &&
  (timeline?.blocked.some(({ cause, spans }) => cause === 'proofMissing' && spans.some(({ to }) => to === NO_END)) ??
    false)

/** What a proof shows, in the words of the form that asks for it. */
function labelOf({ configuration }: HeldContract, { field }: StoredProof, language: Language): string {
  const asked = configuration.masks.flatMap(({ fields }) => fields).find(({ id }) => id === field)
  return asked ? textIn(asked.label, language) : field
}

/** Proofs are shown to who concluded the contract and to who travels: they tell why somebody may. */
export function presentProofs(held: HeldContract, language: Language): SubscriptionContract['proofs'] {
  if (!held.roles.includes('subscriber') && !held.roles.includes('holder')) return []
  return held.proofs.map(proof => ({
    guid: proof.id,
    label: labelOf(held, proof, language),
    isMissing: isMissing(proof),
    isBeingExamined: isBeingExamined(held, proof),
    neededBy: proof.neededBy,
    from: proof.validFrom,
    until: proof.validTo,
  }))
}

/** Those that the contract waits for. */
export const presentMissingProofs = (held: HeldContract, language: Language): MissingProof[] =>
  presentProofs(held, language)
    .filter(proof => proof.isMissing)
    .map(({ guid, label, neededBy, from, until }, index) => ({
      index: index + 1,
      guid,
      label,
      fileId: null,
      fileName: '',
      neededBy,
      from,
      until,
    }))
