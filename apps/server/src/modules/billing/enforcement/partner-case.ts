import { enterPartnerCase as call, type PartnerEnforcementCase, type PartnerNewCase } from '@billett/contract'
import { comparableNumber } from '@billett/domain'
import { noteAct } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { caseByNumber, enterCase } from '../../ticket/enforcement-case/index.ts'
import { presentPartnerCase } from './enforcement.present.ts'

/** What a program of the inspectors enters, noted as an act of its key. */
export async function enterPartnerCase(context: Context, entered: PartnerNewCase): Promise<PartnerEnforcementCase> {
  const { world, visitor } = context
  return world.db.transaction(async tx => {
    const stored = await enterCase(world, tx, entered, { enteredBy: visitor.id, enteredVia: 'partner' })
    const { id, caseNumber, checkedOn } = stored
    await noteAct(context, tx, call, { kind: 'enforcement', id, after: { caseNumber, checkedOn } })
    return presentPartnerCase(stored)
  })
}

/** How far one of this client's cases is; refuses `enforcementNotFound` for another's as for none. */
export async function showPartnerCase(world: World, given: string): Promise<PartnerEnforcementCase> {
  const numbered = { clientId: clientIdOf(world), caseNumber: comparableNumber(given) }
  return presentPartnerCase((await caseByNumber(world.db, numbered)) ?? refuse('enforcementNotFound', 'caseNumber'))
}
