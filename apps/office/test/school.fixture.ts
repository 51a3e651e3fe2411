import type {
  ContactPerson,
  FinancialReport,
  OrganisationDocument,
  PayersDetail,
  SchoolContract,
  Student,
  StudentDetail,
  WeighedContract,
} from '@billett/contract'
import { anOwnOrganisation, PAYER_ID, SCHOOL_ID } from './portal-device.ts'

const here = { guid: SCHOOL_ID, name: 'Lindenschule' }

const idOf = (kind: string, number: number) => `5c40${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`

export const aDetail = (over: Partial<PayersDetail> = {}): PayersDetail => {
  const { view: _view, words: _words, ...organisation } = anOwnOrganisation()
  return {
    ...organisation,
    street: 'Am Wall',
    houseNumber: '3',
    postCode: '99981',
    payers: [{ guid: PAYER_ID, name: 'Kreis Lührtal' }],
    above: [{ guid: PAYER_ID, name: 'Kreis Lührtal' }],
    contracts: [{ state: 'Granted', count: 300 }],
    missingProofs: 4,
    openChangeRequests: 2,
    nextDeadline: '2026-12-15',
    monthInCent: 123_450,
    yearInCent: 500_000,
    ...over,
  }
}

export const anApplication = (number: number, over: Partial<SchoolContract> = {}): SchoolContract => ({
  guid: idOf('c0de', number),
  number: `A-${number}`,
  state: 'ApprovalOrganizationPending',
  stateText: 'wartet auf die Schule',
  student: {
    guid: idOf('0001', number),
    customerNumber: `K-${number}`,
    firstName: 'Mia',
    lastName: `Muster${number}`,
    birthDate: '2014-05-06',
    grade: '6',
    class: '6b',
  },
  organisation: here,
  configurationName: 'schuelerticket',
  product: 'Schülerticket',
  priceLevel: '',
  start: 'Falkenbrück',
  destination: 'Lühr',
  via: '',
  zones: '10, 20',
  validFrom: null,
  validUntil: null,
  orderDate: `2026-11-0${number}T09:00:00.000Z`,
  unconfirmedSince: null,
  deniedBecause: null,
  priceInCent: null,
  monthlyCostsInCent: null,
  hasOwnShare: null,
  cardNumber: '',
  outputMedium: null,
  proofs: [
    { guid: idOf('0002', number), label: 'Lichtbild', isMissing: false, neededBy: null, from: null, until: null },
  ],
  photoGuid: null,
  mayDecide: true,
  mayTakeBack: false,
  mayPause: false,
  mayCancel: false,
  seq: number,
  ...over,
})

export const aPupil = (number: number, over: Partial<Student> = {}): Student => ({
  guid: idOf('0001', number),
  customerNumber: `K-${number}`,
  firstName: 'Mia',
  lastName: `Muster${number}`,
  gender: 2,
  birthDate: '2014-05-06',
  organisation: here,
  grade: '6',
  class: '6b',
  personnelNumber: '',
  from: '2024-08-01',
  until: null,
  contract: null,
  missingProofs: number,
  ...over,
})

export const aPupilInFull = (number: number): StudentDetail => ({
  ...aPupil(number),
  isFormer: false,
  guardianAddress: null,
  street: 'Lindenweg',
  houseNumber: '7a',
  postCode: '99981',
  city: 'Falkenbrück',
  email: '',
  phone: '',
  memberships: [{ organisation: here, grade: '6', class: '6b', from: '2024-08-01', until: null }],
  contracts: [
    anApplication(number, {
      state: 'Granted',
      stateText: 'läuft',
      validFrom: '2026-08-01',
      hasOwnShare: true,
      cardNumber: '4711',
      mayDecide: false,
      mayPause: true,
      mayCancel: true,
      proofs: [
        {
          guid: idOf('0002', number),
          label: 'Lichtbild',
          isMissing: true,
          neededBy: '2026-12-15',
          from: null,
          until: null,
        },
      ],
    }),
  ],
  changeRequests: [],
})

export const aContactPerson = (number: number, over: Partial<ContactPerson> = {}): ContactPerson => ({
  guid: idOf('0003', number),
  organisation: here,
  view: 'school',
  firstName: 'Berta',
  lastName: `Rede${number}`,
  email: `rede${number}@example.org`,
  phone: '',
  function: 'Sekretariat',
  nodes: ['Help'],
  state: 'active',
  isOwn: false,
  lastSeenOn: null,
  lastDay: null,
  ...over,
})

export const aDocument = (number: number): OrganisationDocument => ({
  guid: idOf('0004', number),
  organisation: here,
  title: `Liste ${number}`,
  createdOn: '2026-11-20T09:00:00.000Z',
  fileName: `liste${number}.xlsx`,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  size: 4711,
  uploader: null,
  isDownloaded: false,
  isProof: false,
})

export const aReport = (): FinancialReport => {
  const amounts = { contracts: 2, claimedInCent: 10_000, creditedInCent: -2_500, sumInCent: 7_500 }
  return {
    from: '2026-08-01',
    until: '2027-07-31',
    currency: 'EUR',
    total: amounts,
    rows: [{ organisation: here, product: 'Schülerticket', ...amounts }],
    items: [
      { item: 'Ticket', contracts: 2, claimedInCent: 10_000, creditedInCent: 0, sumInCent: 10_000 },
      { item: 'Erstattung', contracts: 1, claimedInCent: 0, creditedInCent: -2_500, sumInCent: -2_500 },
    ],
    ownShares: { contracts: 1, claimedInCent: 1_400, creditedInCent: 0, sumInCent: 1_400 },
    months: [
      { month: '2026-08', contracts: 2, claimedInCent: 10_000, creditedInCent: 0, sumInCent: 10_000 },
      { month: '2026-09', contracts: 1, claimedInCent: 0, creditedInCent: -2_500, sumInCent: -2_500 },
      { month: '2026-10', contracts: 0, claimedInCent: 0, creditedInCent: 0, sumInCent: 0 },
    ],
    forecast: [{ month: '2026-10', expectedInCent: 9_000 }],
    expectedInCent: 16_500,
  }
}

/** What the rule says of a contract before anybody agrees. */
export const aWeighed = (contractGuid: string, over: Partial<WeighedContract> = {}): WeighedContract => ({
  ...{ contractGuid, authority: 'Landkreis', ruleVersion: 1, result: 'entitled', reasons: [], metres: 4000 },
  ...{ minMetres: 3500, isOver: true, method: 'footway', measuredBecause: '', isNearest: true, nearestSchool: null },
  ...{ hasMoved: false, home: '' },
  ...{
    grade: 6,
    exemption: '',
    isExemptionGranted: null,
    exemptionUntil: null,
    siblings: 0,
    from: '2026-12-01',
    year: 'sy2026',
  },
  ...{ ownShareInCent: 1400, shareBy: 'place', payerInCent: 4900, parentsInCent: 1400 },
  ...{ payerRestOfYearInCent: 39_200, parentsRestOfYearInCent: 11_200 },
  ...over,
})
