import {
  type Journey,
  type Proposal,
  type Proposals,
  proposedLevels,
  type TariffVersion,
  zonesOfStops,
} from '@billett/domain'
import type { Network } from './network.ts'
import { type Ridden, rideWithin } from './ride-within.ts'

/** More vehicles than that nobody boards for the sake of a price. */
const MOST_VEHICLES = 4

interface Ends {
  from: number
  to: number
}

const linesOf = ({ rule }: Proposal): readonly string[] | undefined => ('lines' in rule ? rule.lines : undefined)

/** The ways to try for a proposal: on its own lines, and beside those that decide before it. */
const waysFor = (network: Network, { from, to }: Ends, proposal: Proposal, all: readonly Proposal[]): Ridden[] => {
  const own = linesOf(proposal)
  const before = all.filter(({ rule }) => (rule.priority ?? 0) > (proposal.rule.priority ?? 0))
  const taken = new Set(before.flatMap(other => linesOf(other) ?? []))
  const most = Math.min(proposal.rule.maxRides ?? MOST_VEHICLES, MOST_VEHICLES)
  const within = (isAllowed: (line: string) => boolean) => rideWithin(network, from, to, isAllowed, most) ?? []
  const isOwn = (line: string) => own?.includes(line) ?? true
  return [within(isOwn), taken.size > 0 ? within(line => isOwn(line) && !taken.has(line)) : []].flat()
}

/**
 * Of the levels a relation may be sold at, those that some trip there has: a price is only named as the least where
 * something costs it. Short distances are looked up by their stops already.
 */
export function reachableLevels(
  version: TariffVersion,
  network: Network,
  ends: Ends,
  stopId: (stop: number) => string,
  journey: Journey,
  levels: Proposals,
): Proposals {
  if (!levels.ok || levels.proposals.every(({ certain }) => certain)) return levels
  const held = new Set<string>()
  const isOpen = ({ certain, rule }: Proposal): boolean => !certain && rule.kind !== 'stops'
  for (const proposal of levels.proposals.filter(isOpen)) {
    if (held.has(proposal.level)) continue
    for (const { lines, passes } of waysFor(network, ends, proposal, levels.proposals)) {
      const zones = zonesOfStops(version, passes.map(stopId))
      const trip = { lines, stops: passes.length - lines.length, ...(zones.length > 0 ? { zones } : {}) }
      const found = proposedLevels(version, { ...journey, facts: undefined, trip })
      for (const { level, certain } of found.ok ? found.proposals : []) if (certain) held.add(level)
    }
  }
  const kept = levels.proposals.filter(proposal => !isOpen(proposal) || held.has(proposal.level))
  return kept.length > 0 ? { ok: true, proposals: kept } : { ok: false, reason: 'noRule' }
}
