import type { StaffContract, StaffContractDetail } from '@billett/contract'

/** A contract in a list. */
export const aListedContract = (number: number, over: Partial<StaffContract> = {}): StaffContract => ({
  guid: `00000000-0000-4000-8000-00000000${number}`,
  contractNumber: `V-${number}`,
  list: 'running',
  state: 'Granted',
  life: 'running',
  subscriptionName: 'Deutschlandticket',
  customerNumber: `K-${number}`,
  subscriber: 'A•••',
  holder: 'A•••',
  validFrom: '2026-12-01',
  validUntil: null,
  endReason: null,
  submittedOn: '2026-11-22T10:15:00.000Z',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  isMasked: true,
  troubles: [],
  ...over,
})

/** The first of them, looked at: it was set aside. */
export const aSeenContract: StaffContractDetail = {
  ...aListedContract(4711, { troubles: ['parked'] }),
  userId: '00000000-0000-4000-8000-000000000001',
  isAddressSecret: false,
  isAddressUnconfirmed: false,
  description: 'ganz Deutschland',
  pauses: [{ from: '2027-02-01', to: '2027-02-28' }],
  medium: { kind: 'chip', serial: 'B-1' },
  price: { state: 'known', cents: 6_300, vatCents: 412, vatPermille: 70, currency: 'EUR' },
  problem: { kind: 'parked', text: 'Dazu sieht sich gerade jemand etwas an.' },
  proofs: [
    {
      guid: 'p1',
      label: 'Schulbescheinigung',
      isMissing: true,
      isBeingExamined: false,
      neededBy: '2026-12-15',
      from: null,
      until: null,
    },
  ],
  payers: [
    {
      name: null,
      organisationGuid: null,
      isReader: false,
      share: 'der ganze Preis',
      method: 'Lastschrift',
      mandate: null,
    },
  ],
  listChangeRequests: [
    {
      guid: 'r1',
      kind: 'pause',
      state: 'accepted',
      stateText: 'angenommen',
      description: 'Pause im Februar',
      requestedOn: '2026-11-22T11:00:00.000Z',
      decidedOn: '2026-11-22T11:05:00.000Z',
      decision: 'wie gewünscht',
      effectiveOn: '2027-02-01',
      takeBackUntil: null,
      isTakenBack: false,
    },
  ],
  seq: 3,
  parked: 'priceUnknown',
  blocked: [],
  debits: [
    {
      on: '2027-01-04',
      amountInCent: 12_600,
      isBooked: false,
      way: 'debit',
      payer: null,
      organisationGuid: null,
      invoice: null,
      claims: [
        {
          component: 'fare',
          period: { from: '2026-12-01', to: '2026-12-31' },
          amountInCent: 12_600,
          reasons: ['zwei Monate'],
        },
      ],
    },
  ],
  journal: [
    {
      id: 'j1',
      parentId: null,
      kind: 'event',
      on: '2026-12-01',
      recordedOn: '2026-11-22T10:15:00.000Z',
      text: 'Der Vertrag beginnt.',
      amountInCent: null,
    },
  ],
  decisions: [
    {
      outcome: 'cardOrderedAgain',
      decidedBy: ['B. Rede'],
      reason: 'kam nicht an',
      decidedOn: '2026-11-23T08:00:00.000Z',
    },
  ],
}
