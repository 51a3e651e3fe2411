import type {
  CancellationReason,
  CardRecipient,
  ChangeRequestState,
  Language,
  PauseReason,
  RefundReason,
  ReplacementReason,
} from '@billett/domain'

type Texts<Key extends string> = Readonly<Record<Key, Readonly<Record<Language, string>>>>

/** How a request stands. */
export const REQUEST_STATES: Texts<ChangeRequestState> = {
  new: { de: 'eingegangen', en: 'received' },
  inProcess: { de: 'in Bearbeitung', en: 'being worked on' },
  costUnitCheckPending: { de: 'wird beim Kostenträger geprüft', en: 'being checked by the cost unit' },
  checkedByCostUnit: { de: 'vom Kostenträger geprüft', en: 'checked by the cost unit' },
  approvedByCostUnit: { de: 'vom Kostenträger genehmigt', en: 'approved by the cost unit' },
  rejectedByCostUnit: { de: 'vom Kostenträger abgelehnt', en: 'rejected by the cost unit' },
  unknown: { de: 'unbekannt', en: 'unknown' },
  accepted: { de: 'angenommen', en: 'accepted' },
  acceptedWithModification: { de: 'geändert angenommen', en: 'accepted with changes' },
  rejected: { de: 'abgelehnt', en: 'rejected' },
}

/** What is said of a request that was taken back before its day. */
export const TAKEN_BACK: Readonly<Record<Language, string>> = { de: 'zurückgenommen', en: 'taken back' }

/** Why somebody asks (Spec 2 §3.8). */
export const REASONS = {
  cancel: {
    endOfMinimumTerm: { de: 'Ende der Mindestlaufzeit', en: 'End of the minimum term' },
    customerRequest: { de: 'Auf eigenen Wunsch', en: 'At my own request' },
    transportOperatorRequest: {
      de: 'Auf Wunsch des Verkehrsunternehmens',
      en: 'At the request of the transport operator',
    },
    faultyOutput: { de: 'Fehlerhafte Ausgabe', en: 'Faulty output' },
  } satisfies Texts<CancellationReason>,
  pause: {
    illness: { de: 'Krankheit', en: 'Illness' },
    unknown: { de: 'Ohne Angabe', en: 'Not stated' },
  } satisfies Texts<PauseReason>,
  refund: {
    disease: { de: 'Krankheit', en: 'Illness' },
    unknown: { de: 'Ohne Angabe', en: 'Not stated' },
  } satisfies Texts<RefundReason>,
  replacement: {
    loss: { de: 'Verloren', en: 'Lost' },
    lossByMailOrSchool: { de: 'Auf dem Postweg oder in der Schule verloren', en: 'Lost in the mail or at school' },
    misprint: { de: 'Falsch bedruckt', en: 'Misprinted' },
    unusable: { de: 'Nicht mehr lesbar', en: 'Not readable any more' },
  } satisfies Texts<ReplacementReason>,
  cardRecipient: {},
  travelExpenseCertificate: {},
} as const

/** To whom a card goes, where no name is known. */
export const RECIPIENTS: Texts<CardRecipient> = {
  holder: { de: 'Wer fährt', en: 'Who travels' },
  subscriber: { de: 'Wer den Vertrag abgeschlossen hat', en: 'Who concluded the contract' },
  organisation: { de: 'Schule oder Unternehmen', en: 'School or company' },
}

interface Sentences {
  cancel: (lastDay: string | null) => string
  pause: (from: string, until: string | null) => string
  refund: (from: string, until: string) => string
  replacement: (reason: string) => string
  cardRecipient: (recipient: string) => string
  card: string
  takeBack: string
}

/** What was asked for, in a sentence. */
export const CHANGES: Readonly<Record<Language, Sentences>> = {
  de: {
    cancel: lastDay => (lastDay ? `Kündigung zum ${lastDay}` : 'Kündigung zum nächstmöglichen Tag'),
    pause: (from, until) => (until ? `Pause vom ${from} bis zum ${until}` : `Pause ab dem ${from}, Ende offen`),
    refund: (from, until) => `Erstattung für ${from} bis ${until}`,
    replacement: reason => `Ersatzkarte (${reason})`,
    cardRecipient: recipient => `Karten gehen an: ${recipient}`,
    card: 'Karte statt Ticket auf dem Telefon',
    takeBack: 'Rücknahme',
  },
  en: {
    cancel: lastDay => (lastDay ? `Notice to end on ${lastDay}` : 'Notice to end on the next possible day'),
    pause: (from, until) => (until ? `Pause from ${from} to ${until}` : `Pause from ${from}, end open`),
    refund: (from, until) => `Refund for ${from} to ${until}`,
    replacement: reason => `Replacement card (${reason})`,
    cardRecipient: recipient => `Cards go to: ${recipient}`,
    card: 'A card instead of a ticket on the phone',
    takeBack: 'Taking back',
  },
}
