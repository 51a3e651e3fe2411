import type {
  ChangePreview,
  ChangeRequest,
  ContractPass,
  ContractPasses,
  Debit,
  NextDebits,
  SubscriptionContract,
} from '@billett/contract'
import { SUBSCRIPTION_ACTIONS } from '@billett/domain'

export const CONTRACT_ID = '01936f2a-0000-7000-8000-000000000001'
export const REQUEST_ID = '01936f2a-0000-7000-8000-000000000002'

export const aDebit = (on: string, amountInCent: number): Debit => ({
  on,
  amountInCent,
  isBooked: false,
  claims: [
    {
      component: 'fare',
      period: { from: `${on.slice(0, 7)}-01`, to: `${on.slice(0, 7)}-28` },
      amountInCent,
      reasons: [`${amountInCent} Cent am ${on} (Fahrpreis)`, 'Deutschlandticket: 63,00 €, Preis seit 01.01.2026.'],
    },
  ],
})

export const someDebits = (over: Partial<NextDebits> = {}): NextDebits => ({
  contractGuid: CONTRACT_ID,
  debits: [aDebit('2026-12-04', 6300), aDebit('2027-01-04', 6300), aDebit('2027-02-04', 6300)],
  paidInCent: 0,
  openInCent: 0,
  canPay: false,
  text: 'Bisher wurde noch nichts abgebucht.',
  ...over,
})

export const aChangeRequest = (over: Partial<ChangeRequest> = {}): ChangeRequest => ({
  guid: REQUEST_ID,
  kind: 'cancel',
  state: 'accepted',
  stateText: 'angenommen',
  description: 'Kündigung zum 31.12.2026',
  requestedOn: '2026-11-22T20:15:07.000Z',
  decidedOn: '2026-11-22T20:15:07.000Z',
  decision: null,
  effectiveOn: '2027-01-01',
  takeBackUntil: '2026-12-31',
  isTakenBack: false,
  ...over,
})

export const aPreview = (over: Partial<ChangePreview> = {}): ChangePreview => ({
  contractGuid: CONTRACT_ID,
  seq: 3,
  before: [aDebit('2026-12-04', 6300), aDebit('2027-01-04', 6300)],
  after: [aDebit('2026-12-04', 6300)],
  differenceInCent: -6300,
  comparedUntil: '2027-02-01',
  effectiveOn: '2027-01-01',
  validUntil: '2026-12-31',
  cardValidUntil: '2026-12-31',
  cardValidAgainFrom: null,
  proofDueOn: null,
  approval: 'automatic',
  takeBackUntil: '2026-12-31',
  text: ['Ihr Ticket gilt bis 31.12.2026.', 'Sie sparen bis dahin 63,00 €.'],
  ...over,
})

export const aContract = (over: Partial<SubscriptionContract> = {}): SubscriptionContract => ({
  guid: CONTRACT_ID,
  proofs: [],
  contractNumber: 'V-2026-000017',
  list: 'running',
  state: 'Granted',
  stateText: 'läuft',
  life: 'running',
  roles: ['subscriber', 'holder', 'payer'],
  subscriptionName: 'Deutschlandticket',
  description: '2. Klasse',
  configurationId: '01936f2a-0000-7000-8000-000000000003',
  customerNumber: 'K-4711',
  subscriber: 'Wanda Reisig',
  holder: 'Wanda Reisig',
  validFrom: '2026-11-01',
  validUntil: null,
  endReason: null,
  pauses: [],
  medium: { kind: 'phone', serial: null },
  price: { state: 'known', cents: 6300, vatCents: 412, vatPermille: 70, currency: 'EUR' },
  nextDebit: { on: '2026-12-04', amountInCent: 6300 },
  problem: null,
  payers: [
    {
      name: 'Wanda Reisig',
      isReader: true,
      share: 'alles',
      method: 'SEPA-Lastschrift',
      mandate: { reference: 'M-17', maskedIban: 'DE•• •••• •••• 3000', accountHolder: 'Wanda Reisig' },
    },
  ],
  documents: [],
  listChangeRequests: [],
  allowedActions: SUBSCRIPTION_ACTIONS.map(action => ({ action, isAllowed: true, reason: null })),
  seq: 3,
  ...over,
})

/** What can be shown to an inspector, good for ages. */
export const aPass = (over: Partial<ContractPass> = {}): ContractPass => ({
  ticketId: 't1',
  ticketName: 'Deutschlandticket',
  comfortClass: 'second',
  passengerName: 'Wanda Reisig',
  passengerBirthDate: '1990-04-01',
  startName: null,
  endName: null,
  viaText: null,
  zones: [],
  validFrom: '2020-01-01T00:00:00.000Z',
  validTo: '2199-01-01T00:00:00.000Z',
  isCurrent: true,
  image: 'data:image/svg+xml,%3Csvg/%3E',
  ...over,
})

/** The passes of a contract on a phone; none where nothing is said. */
export const somePasses = (over: Partial<ContractPasses> = {}): ContractPasses => ({
  contractGuid: CONTRACT_ID,
  contractNumber: 'V-2026-000017',
  medium: 'phone',
  cardSerial: null,
  card: null,
  blockedBy: [],
  passes: [],
  ...over,
})
