import type { ApplicationState, Language } from '@billett/domain'

type Texts = Readonly<Record<ApplicationState, Readonly<Record<Language, string>>>>

const examined = { de: 'Wird beim Verkehrsunternehmen geprüft', en: 'Being examined by the transport operator' }

/** What a school has said no to, which goes on to who pays. */
export const DENIED: Readonly<Record<Language, string>> = {
  de: 'von der Schule nicht anerkannt',
  en: 'denied by the school',
}

/** Behind the state of what went to who pays without an answer of the school. */
export const UNCONFIRMED: Readonly<Record<Language, string>> = {
  de: 'von der Schule nicht bestätigt',
  en: 'not confirmed by the school',
}

/** How a contract stands, as people of schools and of who pays read it (Spec 3 §4). */
export const CONTRACT_STATES: Texts = {
  None: { de: 'Ohne Stand', en: 'No state' },
  Unknown: { de: 'Unbekannt', en: 'Unknown' },
  StartingState: { de: 'Begonnen', en: 'Begun' },
  New: { de: 'Neu', en: 'New' },
  EmailVerified: examined,
  CreditRatingRequested: examined,
  CreditRatingConfirmed: examined,
  CreditRatingConspicuous1: examined,
  CreditRatingConspicuous2: examined,
  CreditRatingFailed: examined,
  ApprovalEMARequired: examined,
  ApprovalEMADone: examined,
  ApprovalOrganizationPending: { de: 'Wartet auf Bestätigung', en: 'Waiting to be confirmed' },
  ApprovalPayerPending: { de: 'Wartet auf den Kostenträger', en: 'Waiting for the cost unit' },
  DistrictExamination: { de: 'Wird beim Kostenträger geprüft', en: 'Being examined by the cost unit' },
  TransporterExamination: examined,
  ManualProcessingNecessary: examined,
  Resubmission: { de: 'Zurückgestellt', en: 'Put off' },
  Approved: { de: 'Befürwortet', en: 'Approved' },
  Granted: { de: 'Genehmigt', en: 'Granted' },
  Change: { de: 'Wird geändert', en: 'Being changed' },
  ReApprovalOrganizationPending: { de: 'Wartet auf erneute Bestätigung', en: 'Waiting to be confirmed again' },
  ReApprovalPayerPending: { de: 'Wartet erneut auf den Kostenträger', en: 'Waiting for the cost unit again' },
  Rejected: { de: 'Abgelehnt', en: 'Declined' },
  Cancelled: { de: 'Zurückgezogen', en: 'Withdrawn' },
  ContractTerminated: { de: 'Beendet', en: 'Ended' },
}
