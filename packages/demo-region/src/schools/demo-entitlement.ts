import type { EntitlementRule } from '@billett/domain'

const COUNTY = 'Satzung des Landkreises Lührtal über die Schülerbeförderung'
const TOWN = 'Richtlinie der Stadt Falkenbrück über Schulfahrten'

const county: EntitlementRule = {
  bands: [
    { from: 1, to: 4, minMetres: 2000 },
    { from: 5, to: 10, minMetres: 3500 },
    { from: 11, to: 13, minMetres: 5000 },
  ],
  boundary: 'over',
  isNearestOnly: true,
  isOwnTownExcluded: false,
  dangers: [
    {
      id: 'road-without-pavement',
      text: {
        de: 'Landstraße ohne Gehweg zwischen Eschenlühr Süd und der Schule',
        en: 'Road without a pavement between Eschenlühr Süd and the school',
      },
      places: ['4204'],
      schools: ['70006', '70014'],
    },
  ],
  shares: [1400, 700, 0],
  adultsCountAsFirst: true,
  exemptions: [
    {
      id: 'social-assistance',
      text: { de: 'Hilfe zum Lebensunterhalt nach SGB XII', en: 'Social assistance (SGB XII)' },
    },
  ],
  selfPayCents: null,
  freeMonths: [],
  window: { from: '02-01', until: '05-31' },
  subscription: 'pupil',
  court: 'Verwaltungsgericht Lührtal, Gerichtsweg 1, 99901 Falkenbrück',
  confirmDays: 14,
  sources: {
    distance: `§ 4 Abs. 1 ${COUNTY}`,
    nearest: `§ 3 ${COUNTY}`,
    town: '',
    danger: `§ 4 Abs. 2 ${COUNTY}`,
    share: `§ 7 Abs. 1 ${COUNTY}`,
    exemption: `§ 7 Abs. 3 ${COUNTY}`,
    selfPay: '',
    address: `§ 9 ${COUNTY}`,
  },
}

const town: EntitlementRule = {
  ...county,
  bands: [
    { from: 1, to: 4, minMetres: 2000 },
    { from: 5, to: 10, minMetres: 4000 },
  ],
  isNearestOnly: false,
  dangers: [],
  shares: [1200, 600, 0],
  adultsCountAsFirst: false,
  selfPayCents: 3800,
  freeMonths: [8],
  window: { from: '05-27', until: '06-30' },
  sources: {
    ...county.sources,
    distance: `Nr. 2.1 ${TOWN}`,
    nearest: '',
    danger: '',
    share: `Nr. 4 ${TOWN}`,
    exemption: `Nr. 4.2 ${TOWN}`,
    selfPay: `Nr. 5 ${TOWN}`,
    address: `Nr. 7 ${TOWN}`,
  },
}

/** When the county and the town of the demo pay the way to school, by the keys of both. */
export const demoEntitlementRules: readonly { authority: 'county' | 'town'; rule: EntitlementRule }[] = [
  { authority: 'county', rule: county },
  { authority: 'town', rule: town },
]
