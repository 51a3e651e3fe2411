import { checkMasks } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { insertDecision } from './desk.repository.ts'
import { lockDraft, release } from './draft.repository.ts'
import { twoPeople } from './two-people.ts'

interface Releasing {
  /** Of a configuration that has a draft. */
  key: string
  /** Somebody else than who wrote it. */
  by: string
  reason: string
}

/**
 * Puts a draft on offer instead of the version before it, which contracts that were concluded by it keep. Refuses
 * `draftNotFound`, a form that cannot be asked, and who wrote it themselves.
 */
export async function releaseConfiguration(world: World, { key, by, reason }: Releasing): Promise<void> {
  const clientId = clientIdOf(world)
  const releasedOn = world.clock()
  await world.db.transaction(async tx => {
    const draft = await lockDraft(tx, clientId, key)
    if (!draft) return refuse('draftNotFound')
    const decidedBy = twoPeople([draft.editedBy, by])
    const [fault] = checkMasks(draft.configuration.masks)
    if (fault) refuse('notValid', fault.field)
    await release(tx, { id: draft.id, clientId, key, releasedBy: by.trim(), releasedOn })
    await insertDecision(tx, {
      id: world.newRowId(),
      clientId,
      about: 'configuration',
      subjectId: draft.id,
      contractId: null,
      outcome: 'released',
      decidedBy,
      reason,
      decidedOn: releasedOn,
    })
  })
}
