import type { CancellationDeclaration, Instant } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { declare } from '../../run/declaration/index.ts'
import { insertCancellation } from './cancellation.repository.ts'

/** Stores a cancellation and has it confirmed by mail. Returns when it was received. */
export function cancelWithoutLogin(context: Context, content: CancellationDeclaration): Promise<Instant> {
  const { world, language } = context
  return declare(context, {
    recipient: content.email,
    store: (tx, row) => insertCancellation(tx, { ...row, language, content }),
    confirm: (tx, { id, clientId }) => world.jobs.send(tx, 'confirmCancellation', { clientId, cancellationId: id }),
  })
}
