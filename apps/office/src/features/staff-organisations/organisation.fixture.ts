import type { StaffOrganisationDetail } from '@billett/contract'

export const guid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

export const county = {
  guid: guid(1),
  version: 1,
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  kind: 'authority' as const,
  name: 'Landkreis Lührtal',
  number: '',
  schoolType: '',
  town: 'Falkenbrück',
  parent: null,
  payer: null,
  students: 0,
  contactPersons: 1,
  validFrom: '2020-08-01',
  validUntil: null,
}
const payer = { guid: county.guid, name: county.name }

export const school: StaffOrganisationDetail = {
  ...county,
  guid: guid(2),
  version: 3,
  kind: 'school',
  name: 'Gymnasium Lindenallee',
  number: '70001',
  schoolType: 'Gymnasium',
  parent: payer,
  payer,
  students: 125,
  address: { street: 'Lindenallee', houseNumber: '1', postCode: '99901', city: 'Falkenbrück', country: 'de' },
  stop: '',
  stopName: '',
  isObligatedToControl: true,
  payers: [{ payer, from: '2020-08-01', until: null }],
  paysFor: [],
  below: [],
  people: [
    {
      guid: guid(5),
      name: 'Sabine Ohlsen',
      email: 'sekretariat@example.org',
      phone: '',
      function: 'Sekretariat',
      nodes: ['SchoolOverview'],
      state: 'active',
      lastSeenOn: null,
    },
  ],
  isMasked: false,
  contracts: 40,
}
