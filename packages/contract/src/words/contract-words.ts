import type { ContractTrouble, LocalText } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const CONTRACT_COLUMN_WORDS = {
  number: { de: 'Vertrag', en: 'Contract' },
  submittedOn: { de: 'Beantragt', en: 'Requested' },
  product: { de: 'Abo', en: 'Subscription' },
  state: { de: 'Stand', en: 'State' },
  trouble: { de: 'Zu tun', en: 'To do' },
  subscriber: { de: 'Abonnent', en: 'Subscriber' },
  holder: { de: 'Fährt', en: 'Travels' },
  customerNumber: { de: 'Kundennummer', en: 'Customer number' },
  validFrom: { de: 'Ab', en: 'From' },
  validUntil: { de: 'Bis', en: 'Until' },
} as const satisfies Record<string, LocalText>

/** How far an application is. */
export const CONTRACT_STATE_WORDS = {
  None: { de: 'keiner', en: 'none' },
  StartingState: { de: 'begonnen', en: 'begun' },
  New: { de: 'neu', en: 'new' },
  EmailVerified: { de: 'E-Mail bestätigt', en: 'e-mail confirmed' },
  CreditRatingRequested: { de: 'Bonität angefragt', en: 'credit check requested' },
  CreditRatingConfirmed: { de: 'Bonität bestätigt', en: 'credit confirmed' },
  CreditRatingConspicuous1: { de: 'Bonität auffällig (1)', en: 'credit conspicuous (1)' },
  CreditRatingConspicuous2: { de: 'Bonität auffällig (2)', en: 'credit conspicuous (2)' },
  CreditRatingFailed: { de: 'Bonität nicht zu ermitteln', en: 'credit check failed' },
  ApprovalEMARequired: { de: 'Meldeamt zu fragen', en: 'register to be asked' },
  ApprovalEMADone: { de: 'Meldeamt gefragt', en: 'register asked' },
  ApprovalOrganizationPending: { de: 'wartet auf Organisation', en: 'waits for the organisation' },
  ApprovalPayerPending: { de: 'wartet auf Kostenträger', en: 'waits for the cost unit' },
  DistrictExamination: { de: 'Prüfung im Landkreis', en: 'checked by the district' },
  TransporterExamination: { de: 'Prüfung beim Betreiber', en: 'checked by the operator' },
  Approved: { de: 'befürwortet', en: 'approved' },
  ManualProcessingNecessary: { de: 'von Hand zu bearbeiten', en: 'to be handled by hand' },
  Resubmission: { de: 'Wiedervorlage', en: 'put off' },
  Granted: { de: 'genehmigt', en: 'granted' },
  Change: { de: 'Änderung in Bearbeitung', en: 'change being worked on' },
  ReApprovalOrganizationPending: { de: 'wartet erneut auf Organisation', en: 'waits again for organisation' },
  ReApprovalPayerPending: { de: 'wartet erneut auf Kostenträger', en: 'waits again for the cost unit' },
  Unknown: { de: 'unbekannt', en: 'unknown' },
  Rejected: { de: 'abgelehnt', en: 'rejected' },
  Cancelled: { de: 'zurückgezogen', en: 'withdrawn' },
  ContractTerminated: { de: 'Vertrag beendet', en: 'contract ended' },
} as const satisfies Record<string, LocalText>

/** Where a contract is today. */
export const CONTRACT_LIFE_WORDS = {
  ahead: { de: 'beginnt noch', en: 'not begun yet' },
  running: { de: 'läuft', en: 'running' },
  paused: { de: 'pausiert', en: 'paused' },
  ended: { de: 'beendet', en: 'ended' },
} as const satisfies Record<string, LocalText>

/** What somebody has to see to. */
export const CONTRACT_TROUBLE_WORDS = {
  parked: { de: 'zurückgestellt', en: 'set aside' },
  undecided: { de: 'Antrag offen', en: 'request open' },
  proof: { de: 'Nachweis zu prüfen', en: 'proof to be examined' },
} as const satisfies Record<ContractTrouble, LocalText>
