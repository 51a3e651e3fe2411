import type { WayFacts } from './entitlement.ts'
import type { EntitlementRule } from './entitlement-rule.ts'

const sources = {
  distance: '§ 5',
  nearest: '§ 9',
  town: '§ 3',
  danger: '§ 6',
  share: '§ 2',
  exemption: '§ 2 Abs. 4',
  selfPay: '§ 7',
  address: '§ 51 BMG',
}

/** As in North Rhine-Westphalia: by grade, to the nearest school, 14, 7 and nothing. */
export const westphalia: EntitlementRule = {
  bands: [
    { from: 1, to: 4, minMetres: 2000 },
    { from: 5, to: 10, minMetres: 3500 },
    { from: 11, to: 13, minMetres: 5000 },
  ],
  boundary: 'over',
  isNearestOnly: true,
  isOwnTownExcluded: false,
  dangers: [
    { id: 'bridge', text: { de: 'Brücke ohne Gehweg', en: 'Bridge without pavement' }, places: ['41'], schools: ['7'] },
  ],
  shares: [1400, 700, 0],
  adultsCountAsFirst: true,
  exemptions: [{ id: 'sgb12', text: { de: 'SGB XII', en: 'Social assistance' } }],
  selfPayCents: null,
  freeMonths: [],
  window: { from: '02-01', until: '04-30' },
  confirmDays: 14,
  sources,
}

/** As in Schleswig-Holstein: not in the own town, and 38 euros for whoever is not entitled. */
export const holstein: EntitlementRule = {
  ...westphalia,
  bands: [
    { from: 1, to: 4, minMetres: 2000 },
    { from: 5, to: 10, minMetres: 4000 },
  ],
  isNearestOnly: false,
  isOwnTownExcluded: true,
  dangers: [],
  shares: [1200, 600, 0],
  adultsCountAsFirst: false,
  selfPayCents: 3800,
  freeMonths: [8],
  window: { from: '05-27', until: '06-30' },
}

export const way: WayFacts = {
  grade: 6,
  metres: 3501,
  isNearest: true,
  isInOwnTown: false,
  place: '40',
  school: '7',
}
