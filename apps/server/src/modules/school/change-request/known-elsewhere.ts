import { newcomerOf, type PortalRequest, personKey } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { membersBorn } from './subject.queries.ts'

/** Somebody of a new pupil's name and birth date, at another place. */
export interface KnownElsewhere {
  guid: string
  organisation: { guid: string; name: string }
  class: string
  until: string | null
}

/** Who may be meant by several requests for new pupils, by the request; nobody where it says whom it takes over. */
export async function knownOfRequests<Key>(
  context: Context,
  db: Statements,
  requests: ReadonlyMap<Key, PortalRequest>,
): Promise<Map<Key, KnownElsewhere[]>> {
  const newcomers = [...requests].flatMap(([key, asked]) => {
    const one = newcomerOf(asked)
    return one && one.takesOver === undefined ? [{ key, one }] : []
  })
  if (newcomers.length === 0) return new Map()
  const births = [...new Set(newcomers.map(({ one }) => one.birthDate))]
  const members = Map.groupBy(await membersBorn(context, db, births), personKey)
  return new Map(
    newcomers.map(({ key, one }) => {
      const alike = members.get(personKey(one)) ?? []
      // Who is at this very place is no newcomer: nothing is to be taken over.
      const elsewhere = alike.some(({ id }) => id === one.organizationId) ? [] : alike
      return [
        key,
        elsewhere.map(({ studentId, id, name, class: inClass, validUntil }) => ({
          guid: studentId,
          organisation: { guid: id, name },
          class: inClass,
          until: validUntil,
        })),
      ]
    }),
  )
}

/** Who may be meant by one. */
export const knownElsewhere = async (
  context: Context,
  db: Statements,
  asked: PortalRequest,
): Promise<KnownElsewhere[]> => (await knownOfRequests(context, db, new Map([['this', asked]]))).get('this') ?? []
