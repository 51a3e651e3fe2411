import type { HandedToChild } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { handOverIn } from '../../subscription/desk/index.ts'
import { changePerson, personOf } from '../../subscription/party/index.ts'
import { about, type OfChild } from './act-by-link.ts'

/** As staff read why the contract is somebody else's. */
const REASON: Readonly<Record<Language, string>> = {
  de: 'volljährig geworden, von den Eltern übergeben',
  en: 'come of age, handed over by the parents',
}

/**
 * Parents hand a running ticket over to the child that has come of age: it is the child's contract from now on, and
 * what the parents paid of it is asked from the child, at the address that is named. Pressed twice it is handed over
 * once. Refuses `contractNotFound`, and `notOfAge` what is not the child's to have.
 */
export const handOverByLink = (context: Context, { email, ...of }: OfChild & HandedToChild): Promise<void> =>
  about(context, of, async (tx, { row, acts, ordered: { contract } }) => {
    if (row.isOwn) return
    if (!acts.mayHandOver) return refuse('notOfAge', 'contractGuid')
    const [parent, child] = [await personOf(tx, contract.subscriberId), await personOf(tx, contract.holderId)]
    if (child?.email === '') await changePerson(tx, contract.holderId, { email })
    const by = parent ? `${parent.firstName} ${parent.lastName}`.trim() : ''
    await handOverIn(context.world, tx, { contractId: row.contractId, by, reason: REASON[row.language] })
  })
