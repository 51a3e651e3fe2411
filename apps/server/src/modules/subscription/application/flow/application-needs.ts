import { type ApplicationNeeds, RISK_LEVELS, readForm } from '@billett/domain'
import type { World } from '../../../../world.ts'
import type { Ordered, StoredMove } from '../application.repository.ts'
import type { StoredProof } from '../proof/proof.repository.ts'

/** What an application has to pass before it is granted, by what was ordered and what was found out about it. */
export function applicationNeeds(
  { credit, residents }: Pick<World, 'credit' | 'residents'>,
  { application, configuration }: Pick<Ordered, 'application' | 'configuration'>,
  proofs: readonly StoredProof[],
  moves: readonly StoredMove[],
  hasPaidFirst: boolean,
): ApplicationNeeds {
  const { organisation } = readForm(configuration.masks, application.values)
  return {
    credit: credit.isOffered && application.firstDebitOn !== null,
    risk: RISK_LEVELS.find(level => level === application.risk?.level) ?? null,
    owesFirst: application.firstDebitOn !== null,
    hasRegister: residents.isOffered,
    organisation: organisation !== null,
    failures: moves.filter(({ to }) => to === 'CreditRatingFailed').length,
    hasPaidFirst,
    examination: proofs.some(({ fileId }) => fileId !== null),
  }
}
