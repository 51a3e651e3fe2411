import type { BlockCause, Language, Reader } from '@billett/domain'

interface ProblemWords {
  /** Why a pass is not good although its contract runs. */
  blocked: Readonly<Record<BlockCause, string>>
  proofMissing: (by: string | null) => string
  proofExamined: string
}

/** What keeps a pass from being good, said to whose it is and to who looks after them. */
export const PROBLEM_WORDS: Readonly<Record<Language, Readonly<Record<Reader, ProblemWords>>>> = {
  de: {
    customer: {
      blocked: {
        debt: 'Ihr Ticket ist gesperrt, weil ein Betrag offen ist.',
        lost: 'Ihre Karte ist gesperrt. Eine neue ist bestellt.',
        proofMissing: 'Ihr Ticket ist gesperrt, weil ein Nachweis fehlt.',
        fraud: 'Ihr Ticket ist gesperrt. Bitte schreiben Sie uns.',
        staff: 'Ihr Ticket ist gesperrt. Bitte schreiben Sie uns.',
      },
      proofMissing: by => (by ? `Ein Nachweis fehlt. Bitte reichen Sie ihn bis zum ${by} ein.` : 'Ein Nachweis fehlt.'),
      proofExamined: 'Ihr Nachweis wird geprüft. Danach gilt Ihr Ticket.',
    },
    others: {
      blocked: {
        debt: 'Das Ticket ist gesperrt, weil ein Betrag offen ist.',
        lost: 'Die Karte ist gesperrt. Eine neue ist bestellt.',
        proofMissing: 'Das Ticket ist gesperrt, weil ein Nachweis fehlt.',
        fraud: 'Das Ticket ist wegen eines Verdachts auf Missbrauch gesperrt.',
        staff: 'Das Ticket ist von Hand gesperrt.',
      },
      proofMissing: by => (by ? `Ein Nachweis fehlt. Er soll bis zum ${by} da sein.` : 'Ein Nachweis fehlt.'),
      proofExamined: 'Der Nachweis ist zu prüfen. Danach gilt das Ticket.',
    },
  },
  en: {
    customer: {
      blocked: {
        debt: 'Your ticket is blocked because an amount is open.',
        lost: 'Your card is blocked. Another one has been ordered.',
        proofMissing: 'Your ticket is blocked because a proof is missing.',
        fraud: 'Your ticket is blocked. Please write to us.',
        staff: 'Your ticket is blocked. Please write to us.',
      },
      proofMissing: by => (by ? `A proof is missing. Please hand it in by ${by}.` : 'A proof is missing.'),
      proofExamined: 'Your proof is being checked. After that your ticket is good.',
    },
    others: {
      blocked: {
        debt: 'The ticket is blocked because an amount is open.',
        lost: 'The card is blocked. Another one has been ordered.',
        proofMissing: 'The ticket is blocked because a proof is missing.',
        fraud: 'The ticket is blocked on suspicion of misuse.',
        staff: 'The ticket has been blocked by hand.',
      },
      proofMissing: by => (by ? `A proof is missing. It is to be there by ${by}.` : 'A proof is missing.'),
      proofExamined: 'The proof is to be checked. After that the ticket is good.',
    },
  },
}
