import type { StaffMessage } from '@billett/contract'
import { messageState } from '@billett/domain'
import type { World } from '../../../world.ts'
import { clientName } from '../listing/index.ts'
import type { StoredMessage } from './staff-message.repository.ts'

export function presentMessage(
  world: World,
  { id, version, clientId, title, message, places, languages, shownFrom: from, shownTo: to }: StoredMessage,
): StaffMessage {
  const state = messageState({ from, to }, world.clock())
  return {
    id,
    version,
    clientId,
    client: clientName(world, clientId),
    title,
    message,
    places,
    languages,
    from,
    to,
    state,
  }
}
