import type { ApplicationState, Language } from '@billett/domain'

type Texts<Key extends string> = Readonly<Record<Key, Readonly<Record<Language, string>>>>

const examined = { de: 'Wird geprüft', en: 'Being checked' }
const refused = { de: 'Abgelehnt', en: 'Rejected' }
const granted = { de: 'Genehmigt', en: 'Granted' }

/** How an application stands, as its applicant is told: what is checked inside is one word. */
export const APPLICATION_TEXTS: Texts<ApplicationState> = {
  None: examined,
  Unknown: examined,
  StartingState: { de: 'Noch nicht bestätigt', en: 'Not confirmed yet' },
  New: { de: 'Noch nicht bestätigt', en: 'Not confirmed yet' },
  EmailVerified: examined,
  CreditRatingRequested: examined,
  CreditRatingConfirmed: examined,
  CreditRatingConspicuous1: examined,
  CreditRatingConspicuous2: examined,
  CreditRatingFailed: examined,
  ApprovalEMARequired: examined,
  ApprovalEMADone: examined,
  ApprovalOrganizationPending: { de: 'Wartet auf Schule oder Unternehmen', en: 'Waiting for the school or company' },
  ApprovalPayerPending: { de: 'Wartet auf den Kostenträger', en: 'Waiting for the cost unit' },
  DistrictExamination: examined,
  TransporterExamination: examined,
  ManualProcessingNecessary: examined,
  Resubmission: { de: 'Zurückgestellt', en: 'Put off' },
  Approved: { de: 'Befürwortet', en: 'Approved' },
  Granted: granted,
  Change: { de: 'Änderung in Bearbeitung', en: 'Change being worked on' },
  ReApprovalOrganizationPending: { de: 'Wartet auf Schule oder Unternehmen', en: 'Waiting for the school or company' },
  ReApprovalPayerPending: { de: 'Wartet auf den Kostenträger', en: 'Waiting for the cost unit' },
  Rejected: refused,
  Cancelled: { de: 'Zurückgezogen', en: 'Withdrawn' },
  ContractTerminated: { de: 'Beendet', en: 'Ended' },
}

export const METHOD_TEXTS: Texts<'sepa' | 'invoice' | 'card' | 'payroll'> = {
  sepa: { de: 'Lastschrift', en: 'Direct debit' },
  invoice: { de: 'Rechnung', en: 'Invoice' },
  card: { de: 'Karte', en: 'Card' },
  payroll: { de: 'Gehaltsabzug', en: 'Deducted from salary' },
}

interface Sentences {
  parked: string
  open: (amount: string) => string
  noDebits: string
  nothingYet: string
  nothingToCome: string
  next: (amount: string, day: string) => string
  givenBack: (amount: string, day: string) => string
  paid: (amount: string) => string
  whole: string
  rest: string
  fixed: (amount: string) => string
  permille: (percent: string) => string
}

export const CONTRACT_WORDS: Readonly<Record<Language, Sentences>> = {
  de: {
    parked: 'Was dieser Vertrag kostet, sieht sich gerade jemand an. Bis dahin wird nichts abgebucht.',
    open: amount => `Offen sind ${amount}.`,
    noDebits: 'Für diesen Vertrag wird bei Ihnen nichts abgebucht.',
    nothingYet: 'Bisher wurde noch nichts abgebucht.',
    nothingToCome: 'Es wird nichts mehr abgebucht.',
    next: (amount, day) => `Als Nächstes: ${amount} am ${day}.`,
    givenBack: (amount, day) => `Als Nächstes erhalten Sie ${amount} zurück, ab dem ${day}.`,
    paid: amount => `Bezahlt sind ${amount}.`,
    whole: 'der ganze Preis',
    rest: 'was die anderen nicht übernehmen',
    fixed: amount => `${amount} je Zeitraum`,
    permille: percent => `${percent} %`,
  },
  en: {
    parked: 'Somebody is looking at what this contract costs. Nothing is debited until then.',
    open: amount => `${amount} is open.`,
    noDebits: 'Nothing is debited from you for this contract.',
    nothingYet: 'Nothing has been debited yet.',
    nothingToCome: 'Nothing more will be debited.',
    next: (amount, day) => `Next: ${amount} on ${day}.`,
    givenBack: (amount, day) => `Next you get ${amount} back, from ${day} on.`,
    paid: amount => `${amount} has been paid.`,
    whole: 'the whole price',
    rest: 'what the others leave',
    fixed: amount => `${amount} each period`,
    permille: percent => `${percent} %`,
  },
}
