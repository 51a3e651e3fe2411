import { type PlainDate, versionOn } from '@billett/domain'

interface Version {
  id: string
  version: number
  state: string
}

/** The draft, which only the latest can be. */
export const draftAmong = <One extends Version>([latest]: readonly One[]): One | undefined =>
  latest?.state === 'draft' ? latest : undefined

/** The one that holds on a day, of those that were released. */
export const inForce = <One extends Version & { validFrom: PlainDate }>(
  versions: readonly One[],
  day: PlainDate,
): One | undefined =>
  versionOn(
    versions.filter(({ state }) => state === 'released'),
    day,
  )

/** What makes the next version of these a draft. */
export const nextDraft = ([latest]: readonly Version[]) => ({
  version: (latest?.version ?? 0) + 1,
  state: 'draft' as const,
  releasedBy: null,
  releasedOn: null,
})
