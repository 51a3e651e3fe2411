import { EntitlementContent } from '@billett/contract'
import type { EntitlementRule, PlainDate } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('notValid', 'content')
  }
}

export interface WrittenRule {
  validFrom: PlainDate
  rule: EntitlementRule
}

/**
 * What staff have written, as a rule and its first day. Refuses `notValid` at the first value that is none of its kind.
 */
export function readRule(text: string): WrittenRule {
  const { success, data, error } = EntitlementContent.safeParse(parsed(text))
  if (!success) return refuse('notValid', ['content', ...(error.issues[0]?.path ?? [])].join('.'))
  const { validFrom, ...rule } = data
  return { validFrom, rule }
}

/** The same as staff write it. */
export const writtenRule = ({ validFrom, rule }: WrittenRule): EntitlementContent => {
  const { bands, dangers, shares, exemptions, freeMonths } = rule
  return {
    ...rule,
    validFrom,
    bands: [...bands],
    dangers: dangers.map(({ places, schools, ...way }) => ({ ...way, places: [...places], schools: [...schools] })),
    shares: [...shares],
    exemptions: [...exemptions],
    freeMonths: [...freeMonths],
  }
}

/** What a first version begins as: a usual rule, with nothing said of where it is written. */
export const firstRule = (validFrom: PlainDate): WrittenRule => ({
  validFrom,
  rule: {
    bands: [{ from: 1, to: 4, minMetres: 2000 }],
    boundary: 'over',
    isNearestOnly: true,
    isOwnTownExcluded: false,
    dangers: [],
    shares: [0],
    adultsCountAsFirst: false,
    exemptions: [],
    selfPayCents: null,
    freeMonths: [],
    window: { from: '02-01', until: '05-31' },
    confirmDays: 14,
    sources: {
      distance: '',
      nearest: '',
      town: '',
      danger: '',
      share: '',
      exemption: '',
      selfPay: '',
      address: '',
    },
  },
})
