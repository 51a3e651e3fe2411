import { type ApplicationNeeds, readForm } from '@billett/domain'
import type { World } from '../../../world.ts'
import type { Ordered, StoredMove } from './application.repository.ts'
import type { StoredProof } from './proof.repository.ts'

/** What an application has to pass before it is granted, by what was ordered and what was found out about it. */
export function applicationNeeds(
  { credit }: Pick<World, 'credit'>,
  { application, configuration }: Pick<Ordered, 'application' | 'configuration'>,
  proofs: readonly StoredProof[],
  moves: readonly StoredMove[],
): ApplicationNeeds {
  const { organisation } = readForm(configuration.masks, application.values)
  return {
    credit: credit.isOffered && application.firstDebitOn !== null,
    residence: application.risk?.level === 'high',
    organisation: organisation !== null,
    failures: moves.filter(({ to }) => to === 'CreditRatingFailed').length,
    examination: proofs.some(({ fileId }) => fileId !== null),
  }
}
