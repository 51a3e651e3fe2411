import { isPlainDate } from '../../time/plain-date.ts'
import { type EntitlementRule, RULE_PARTS, type RulePart } from './entitlement-rule.ts'

/** What keeps a rule from being released. */
export const RULE_FAULTS = [
  'bandsMissing',
  'bandsOverlap',
  'bandsTurned',
  'sharesMissing',
  'noSuchDay',
  'sourceMissing',
  'textMissing',
  'namedTwice',
] as const
export type RuleFault = (typeof RULE_FAULTS)[number]

export interface FaultOfRule {
  /** Where it stands: `bands.1`. */
  path: string
  fault: RuleFault
}

/** 29 February is a day of some years: a window that ends on it ends a day earlier in the others. */
const isYearDay = (day: string): boolean => isPlainDate(`2028-${day}`)

function bandFaults({ bands }: EntitlementRule): FaultOfRule[] {
  if (bands.length === 0) return [{ path: 'bands', fault: 'bandsMissing' }]
  return bands.flatMap((band, index): FaultOfRule[] => {
    const path = `bands.${index}`
    if (band.to < band.from) return [{ path, fault: 'bandsTurned' }]
    const meets = bands.slice(0, index).some(({ from, to }) => from <= band.to && band.from <= to)
    return meets ? [{ path, fault: 'bandsOverlap' }] : []
  })
}

/** Which parts a rule makes use of, so that each has to say where it is written. */
function partsOf(rule: EntitlementRule): RulePart[] {
  const isUsed: Record<RulePart, boolean> = {
    distance: true,
    nearest: rule.isNearestOnly,
    town: rule.isOwnTownExcluded,
    danger: rule.dangers.length > 0,
    share: true,
    exemption: rule.exemptions.length > 0,
    selfPay: rule.selfPayCents !== null,
    address: false,
  }
  return RULE_PARTS.filter(part => isUsed[part])
}

function namedFaults(path: string, named: readonly { id: string; text: { de: string; en: string } }[]): FaultOfRule[] {
  return named.flatMap(({ id, text }, index): FaultOfRule[] => {
    const isTwice = named.findIndex(other => other.id === id) < index
    return [
      ...(isTwice ? [{ path: `${path}.${index}`, fault: 'namedTwice' as const }] : []),
      ...(text.de === '' || text.en === '' ? [{ path: `${path}.${index}`, fault: 'textMissing' as const }] : []),
    ]
  })
}

/** Everything that is wrong with a rule, at once. */
export function ruleFaults(rule: EntitlementRule): FaultOfRule[] {
  const days = (['from', 'until'] as const).filter(end => !isYearDay(rule.window[end]))
  return [
    ...bandFaults(rule),
    ...(rule.shares.length === 0 ? [{ path: 'shares', fault: 'sharesMissing' as const }] : []),
    ...days.map(end => ({ path: `window.${end}`, fault: 'noSuchDay' as const })),
    ...namedFaults('dangers', rule.dangers),
    ...namedFaults('exemptions', rule.exemptions),
    ...partsOf(rule)
      .filter(part => rule.sources[part].trim() === '')
      .map(part => ({ path: `sources.${part}`, fault: 'sourceMissing' as const })),
  ]
}
