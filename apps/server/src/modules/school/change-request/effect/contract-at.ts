import { isContract, type PlainDate } from '@billett/domain'
import { refuse } from '../../../../call/refused.ts'
import { payerOf } from '../../reach/index.ts'
import { seenContracts } from '../../school-contract/index.ts'
import { placeOfContract } from '../subject.queries.ts'
import type { Effect, Scene } from './effect.ts'

/** A contract that the reader sees. Refuses `contractNotFound` as one that is not, and `contractNotGranted`. */
export async function contractAt(
  { context, tx }: Scene,
  contractId: string,
  day: PlainDate,
): Promise<Pick<Effect, 'contractId' | 'payer' | 'place' | 'studentId'>> {
  const [contract] = await seenContracts(context, tx, { contractId })
  const place = await placeOfContract(context, tx, contractId)
  if (!contract || !place) return refuse('contractNotFound', 'contractGuid')
  if (!isContract(contract.state)) refuse('contractNotGranted', 'contractGuid')
  return { place, payer: await payerOf(tx, place.id, day), studentId: contract.student.guid, contractId }
}
