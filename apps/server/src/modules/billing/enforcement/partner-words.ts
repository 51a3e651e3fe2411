import { getPartnerCodeWords, type PartnerCodeWord } from '@billett/contract'
import type { PlainDate } from '@billett/domain'
import { noteAct } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { wordsOfDays } from './words-of-days.ts'

/** The words of days for a program of the inspectors, noted as an act of its key. */
export async function tellPartnerWords(context: Context, until: PlainDate | undefined): Promise<PartnerCodeWord[]> {
  const { world } = context
  const words = wordsOfDays(world, clientIdOf(world), until)
  const after = { soldOn: words[0]?.soldOn }
  await world.db.transaction(tx => noteAct(context, tx, getPartnerCodeWords, { kind: 'shop', id: '', after }))
  return words
}
