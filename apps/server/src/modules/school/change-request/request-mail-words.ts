import type { ChangeRequestKind, Language } from '@billett/domain'

interface RequestMailWords {
  subject: (shop: string) => string
  lead: Readonly<Record<'accepted' | 'rejected', string>>
  what: string
  asked: string
  agreed: string
  state: string
  decidedBy: string
  said: string
  kinds: Readonly<Record<ChangeRequestKind, string>>
}

/** What the mail to whoever asked says; it names nobody it is about, as mail boxes of schools are read by many. */
export const REQUEST_MAIL: Readonly<Record<Language, RequestMailWords>> = {
  de: {
    subject: shop => `Über Ihren Wunsch ist entschieden: ${shop}`,
    lead: {
      accepted: 'Ihrem Wunsch wurde entsprochen. Einzelheiten sehen Sie im Portal.',
      rejected: 'Ihr Wunsch wurde abgelehnt. Einzelheiten sehen Sie im Portal.',
    },
    what: 'Wunsch',
    asked: 'Gestellt am',
    agreed: 'Gilt ab',
    state: 'Stand',
    decidedBy: 'Entschieden von',
    said: 'Begründung',
    kinds: {
      newStudent: 'Neue Person',
      newStudentWithContract: 'Neue Person mit Vertrag',
      newContract: 'Neuer Vertrag',
      change: 'Änderung',
      customerCard: 'Karte',
      replacementCard: 'Ersatzkarte',
      pause: 'Pause',
      cancel: 'Kündigung',
      refund: 'Erstattung',
      personalDataChange: 'Persönliche Daten',
      documentUpload: 'Nachweis',
    },
  },
  en: {
    subject: shop => `Your request has been decided: ${shop}`,
    lead: {
      accepted: 'Your request was granted. You find the details in the portal.',
      rejected: 'Your request was declined. You find the details in the portal.',
    },
    what: 'Request',
    asked: 'Made on',
    agreed: 'Holds from',
    state: 'State',
    decidedBy: 'Decided by',
    said: 'Reason',
    kinds: {
      newStudent: 'New person',
      newStudentWithContract: 'New person with contract',
      newContract: 'New contract',
      change: 'Change',
      customerCard: 'Card',
      replacementCard: 'Replacement card',
      pause: 'Pause',
      cancel: 'Cancellation',
      refund: 'Refund',
      personalDataChange: 'Personal data',
      documentUpload: 'Proof',
    },
  },
}
