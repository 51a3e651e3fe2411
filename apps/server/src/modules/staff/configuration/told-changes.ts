import type { Client } from '@billett/clients'
import { valueAt } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import { changedPaths } from '../../run/client-version/index.ts'

/** What a note says of what one version has in the place of another's. */
export function toldChanges(before: Client, after: Client): Required<Pick<Act, 'before' | 'after'>> {
  const paths = changedPaths(before, after)
  const valuesOf = (client: Client) => Object.fromEntries(paths.map(path => [path, valueAt(client, path) ?? null]))
  return { before: valuesOf(before), after: valuesOf(after) }
}

export const actOn = (clientId: string, said: Pick<Act, 'before' | 'after'>): Act => ({
  kind: 'configuration',
  id: clientId,
  clientId,
  ...said,
})
