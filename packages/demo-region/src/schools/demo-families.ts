/** What came of an application for a child, so far: as its school and who pays have said. */
export type DemoOutcome = 'waitsForSchool' | 'waitsForPayer' | 'agreed' | 'refused'

interface DemoChild {
  firstName: string
  /** Years before today in which it was born. */
  age: number
  grade: number
  class: string
  /** Id of an exemption of the rule (`demoEntitlementRules`), with its proof; empty without one. */
  exemption: string
  outcome: DemoOutcome
}

/** Parents who have applied without an account, for one school of the demo or several children of it. */
export interface DemoFamily {
  key: string
  /** Days since they did. */
  days: number
  school: 'school-1' | 'school-7'
  firstName: string
  lastName: string
  street: string
  houseNumber: string
  city: string
  /** The stop beside their home. */
  home: string
  /** As who pays has measured the way. */
  metres: number
  hasPhotos: boolean
  /** On a phone, or on a card, which is made once there is a photo. */
  medium: 'phone' | 'chip'
  /** What they have said against the decision, three days ago. */
  objection: string
  children: readonly DemoChild[]
}

const child = { exemption: '', outcome: 'agreed' } as const

/**
 * Applications of the last weeks: agreed to with an own share, refused with an objection, exempt, and waiting. Of those
 * agreed to, two wait for cards with their photos, and one has to give a photo first.
 */
export const demoFamilies: readonly DemoFamily[] = [
  {
    ...{ key: 'sommer', days: 24, school: 'school-7', firstName: 'Katrin', lastName: 'Sommer' },
    ...{ street: 'Waldstraße', houseNumber: '18', city: 'Burgsternau', home: '4232', metres: 6400 },
    ...{ hasPhotos: true, medium: 'chip', objection: '' },
    children: [
      { ...child, firstName: 'Jule', age: 14, grade: 8, class: '8a' },
      { ...child, firstName: 'Mats', age: 11, grade: 5, class: '5c' },
    ],
  },
  {
    ...{ key: 'kaya', days: 22, school: 'school-1', firstName: 'Deniz', lastName: 'Kaya' },
    ...{
      street: 'Gartenweg',
      houseNumber: '5',
      city: 'Rothenfurt',
      home: '4131',
      metres: 2600,
      hasPhotos: false,
      medium: 'phone',
    },
    objection: 'Der kürzeste Weg führt über eine Straße ohne Gehweg, die im Winter nicht geräumt wird.',
    children: [{ ...child, firstName: 'Elif', age: 10, grade: 5, class: '5b', outcome: 'refused' }],
  },
  {
    ...{ key: 'adeyemi', days: 19, school: 'school-1', firstName: 'Grace', lastName: 'Adeyemi' },
    ...{ street: 'Kirchplatz', houseNumber: '2', city: 'Lührhausen', home: '4176', metres: 8100 },
    ...{ hasPhotos: false, medium: 'chip', objection: '' },
    children: [{ ...child, firstName: 'Samuel', age: 13, grade: 7, class: '7a', exemption: 'social-assistance' }],
  },
  {
    ...{ key: 'hinrichsen', days: 9, school: 'school-7', firstName: 'Ole', lastName: 'Hinrichsen' },
    ...{ street: 'Am Ufer', houseNumber: '41', city: 'Altweiden', home: '4151', metres: 5200 },
    ...{ hasPhotos: false, medium: 'phone', objection: '' },
    children: [
      {
        ...child,
        firstName: 'Levke',
        age: 12,
        grade: 6,
        class: '6b',
        exemption: 'social-assistance',
        outcome: 'waitsForPayer',
      },
    ],
  },
  {
    ...{ key: 'petrova', days: 3, school: 'school-1', firstName: 'Irina', lastName: 'Petrova' },
    ...{ street: 'Feldstraße', houseNumber: '77', city: 'Mühlrode', home: '4251', metres: 7300 },
    ...{ hasPhotos: true, medium: 'phone', objection: '' },
    children: [{ ...child, firstName: 'Mila', age: 15, grade: 9, class: '9a', outcome: 'waitsForSchool' }],
  },
]
