import type { Language } from '@billett/domain'
import type { World } from '../../../world.ts'
import { describeRequest } from './describe-request.ts'
import { namedRequest } from './named-request.queries.ts'

/** What a request asked for, or what was agreed to instead, in sentences; none where it is kept no longer. */
export async function sentencesOfRequest(world: World, requestId: string, language: Language): Promise<string[]> {
  const row = await namedRequest(world.db, requestId)
  return row ? describeRequest(world, row.agreed ?? row.asked, row, language) : []
}
