import type { World } from '../../../world.ts'
import { declarationsToDecide } from './declarations.ts'
import { matchDeclaration } from './match-declaration.ts'

/**
 * Decides in a demo about cancellations and withdrawals that were declared without signing in: where number and name
 * are those of a contract, it is meant. Everything else, and what cannot hold, is left to people.
 */
export async function demoDeclarationClerk(world: World): Promise<void> {
  if (!world.config.BILLETT_DEMO) return
  for (const { id: declarationId, proposals } of await declarationsToDecide(world)) {
    const meant = proposals.find(({ reasons }) => reasons.includes('number') && reasons.includes('name'))
    if (!meant) continue
    const { contractId } = meant
    await matchDeclaration(world, { declarationId, contractId, by: 'demo clerk', reason: 'by rule' }).catch(
      (error: unknown) => world.log.debug({ err: error, declarationId }, 'the clerk leaves a declaration to people'),
    )
  }
}
