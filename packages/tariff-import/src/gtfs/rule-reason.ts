import type { LevelRule, LocalText } from '@billett/domain'
import type { UnsaidRule } from './fare-parts.ts'

const MOST_NAMES = 5

/** What passengers call the zones and lines of a feed. */
export interface FeedNames {
  zone: (id: string) => string
  line: (id: string) => string
}

const listed = (names: readonly string[]): string =>
  names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ', …' : '')

/** "Zone 4", and "Zone Harbour" for one that is named as a place. */
const asZone = (name: string): string => (/^zone\b/i.test(name) ? name : `Zone ${name}`)

/** Says in words which fare rule of the feed holds. */
const ruleReason = (rule: UnsaidRule, names: FeedNames): LocalText => {
  const parts: LocalText[] = []
  const end = (id: string): string => asZone(names.zone(id))
  if ('from' in rule && rule.from) parts.push({ de: `ab ${end(rule.from)}`, en: `from ${end(rule.from)}` })
  if ('to' in rule && rule.to) parts.push({ de: `bis ${end(rule.to)}`, en: `to ${end(rule.to)}` })
  if ('zones' in rule) {
    const zones = listed(rule.zones.map(names.zone))
    parts.push({ de: `durch die Zonen ${zones}`, en: `through the zones ${zones}` })
  }
  if ('lines' in rule && rule.lines?.length) {
    const lines = listed([...new Set(rule.lines.map(names.line))])
    parts.push({ de: `mit den Linien ${lines}`, en: `by the lines ${lines}` })
  }
  if (parts.length === 0) return { de: 'Im ganzen Netz', en: 'In the whole network' }
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
  return { de: capital(parts.map(({ de }) => de).join(' ')), en: capital(parts.map(({ en }) => en).join(' ')) }
}

/** The rule with what it says to a passenger. */
export const saidRule = (rule: UnsaidRule, names: FeedNames): LevelRule => ({
  ...rule,
  reason: ruleReason(rule, names),
})
