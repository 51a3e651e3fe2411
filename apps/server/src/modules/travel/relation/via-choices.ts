import type { ViaChoice } from '@billett/contract'
import { type Language, type PlainDate, type TariffVersion, viaOptions } from '@billett/domain'
import type { Region } from '../../../ports/region-store.ts'
import { tariffAt, textIn } from '../region/index.ts'
import { knownStop, namedZones } from '../stops/index.ts'
import { resolveRelation } from './resolve-relation.ts'

interface ViaSearch {
  date: PlainDate
  origin: string
  destination: string
  search?: string
}

/**
 * The level that goes by the way: of those that surely hold, the one that counts zones before the one that holds
 * anywhere.
 */
function levelText(
  region: Region,
  version: TariffVersion,
  relation: { origin: string; destination: string; via: string },
  language: Language,
) {
  const resolved = resolveRelation(region, version, relation)
  if (!resolved.ok || !resolved.relation.levels.ok) return null
  const sure = resolved.relation.levels.proposals.filter(proposal => proposal.certain)
  const chosen = sure.find(({ rule }) => rule.kind === 'zoneCount') ?? sure[0]
  const level = version.levels.find(({ id }) => id === chosen?.level)
  return level ? textIn(level.printText, language) : null
}

/** The ways a relation can take, the shortest first. */
export function searchVias(region: Region, { date, search = '', ...ends }: ViaSearch, language: Language): ViaChoice[] {
  const origin = knownStop(region, ends.origin, 'origin').reference
  const destination = knownStop(region, ends.destination, 'destination').reference
  const version = tariffAt(region, date)
  if (!version || origin === destination) return []
  const typed = search.trim().toLowerCase()
  return viaOptions(version, { origin, destination })
    .map(({ text, reference, zones }) => ({
      text: textIn(text, language),
      reference,
      zones: namedZones(version, zones),
      priceLevelPrintText: levelText(region, version, { origin, destination, via: reference }, language),
    }))
    .filter(({ text }) => text.toLowerCase().includes(typed))
}
