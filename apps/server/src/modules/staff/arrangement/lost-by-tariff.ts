import type { ArrangedPart, Tariff } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { activeOfAll } from './arrangement.repository.ts'
import { lostGroups } from './lost-groups.ts'

/** What a company has arranged of groups that another tariff would not have any more. */
export interface LostByTariff {
  clientId: string
  part: ArrangedPart
  serviceArea: number
  sortGroups: string[]
}

const groupsOf = ({ versions }: Tariff) => versions.flatMap(({ groups }) => groups)

/** What is arranged and shown now, of all companies, and would name groups of which nothing is left. */
export async function lostByTariff(db: Statements, before: Tariff, after: Tariff): Promise<LostByTariff[]> {
  const [there, left] = [groupsOf(before), groupsOf(after)]
  return (await activeOfAll(db)).flatMap(stored => {
    const { clientId, part, serviceArea } = stored
    const already = new Set(lostGroups(stored, there))
    const sortGroups = lostGroups(stored, left).filter(name => !already.has(name))
    return sortGroups.length === 0 ? [] : [{ clientId, part, serviceArea, sortGroups }]
  })
}
