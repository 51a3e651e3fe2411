import type { ChangePreview, PreviewChange } from '@billett/contract'
import { type Change, checkChange } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import { type HeldContract, heldContract } from '../own-contract/index.ts'
import { effectOf } from './change-effect.ts'
import { mayAsk } from './may-ask.ts'
import { situationOf } from './situation.ts'
import { takingBack } from './take-back.ts'

const changeOf = (held: HeldContract, { change }: PreviewChange): Change =>
  change.kind === 'takeBack' ? takingBack(held, change.changeRequestGuid).change : change

/** What a change would do to a contract's days and debits, for who concluded it. Nothing is stored. */
export async function previewChange(context: Context, asked: PreviewChange): Promise<ChangePreview> {
  const { world, language } = context
  const held = await heldContract(context, asked.contractGuid)
  if (!held.roles.includes('subscriber')) refuse('notSubscriber')
  const change = changeOf(held, asked)
  mayAsk(context, held, change.kind)
  const checked = accepted(checkChange(change, situationOf(held, held.facts.knownUntil)))
  return effectOf(world, held, { change, checked }, { language, reader: 'customer' }).preview
}
