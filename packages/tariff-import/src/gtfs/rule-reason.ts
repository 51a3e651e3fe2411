import type { LocalText } from '@billett/domain'

const MOST_NAMES = 5

const listed = (ids: readonly string[]): string =>
  ids.slice(0, MOST_NAMES).join(', ') + (ids.length > MOST_NAMES ? ', …' : '')

/** Says in words which fare rule of the feed holds. */
export const ruleReason = (rule: {
  from?: string | undefined
  to?: string | undefined
  zones?: readonly string[]
  lines?: readonly string[] | undefined
}): LocalText => {
  const parts: LocalText[] = []
  if (rule.from) parts.push({ de: `ab Zone ${rule.from}`, en: `from zone ${rule.from}` })
  if (rule.to) parts.push({ de: `bis Zone ${rule.to}`, en: `to zone ${rule.to}` })
  if (rule.zones?.length)
    parts.push({ de: `durch die Zonen ${listed(rule.zones)}`, en: `through the zones ${listed(rule.zones)}` })
  if (rule.lines?.length)
    parts.push({ de: `mit den Linien ${listed(rule.lines)}`, en: `by the lines ${listed(rule.lines)}` })
  if (parts.length === 0) return { de: 'Im ganzen Netz', en: 'In the whole network' }
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
  return { de: capital(parts.map(({ de }) => de).join(' ')), en: capital(parts.map(({ en }) => en).join(' ')) }
}
