import type { Language } from '@billett/domain'

interface Sentences {
  endsOn: (day: string) => string
  pausedFrom: (from: string, to: string) => string
  goesOn: string
  resumes: (day: string) => string
  saves: (amount: string) => string
  costs: (amount: string) => string
  same: string
  cardUntil: (day: string) => string
  cardAgain: (day: string) => string
  endsInPause: (day: string) => string
  cardBlocked: string
  proof: (day: string) => string
  decided: Readonly<Record<'staff' | 'organisation', string>>
  takeBack: (day: string) => string
}

/** What a change comes to, before it is asked for. */
export const PREVIEW_WORDS: Readonly<Record<Language, Sentences>> = {
  de: {
    endsOn: day => `Ihr Vertrag endet am ${day}.`,
    pausedFrom: (from, to) => `Ihr Vertrag pausiert vom ${from} bis zum ${to}.`,
    goesOn: 'Ihr Vertrag läuft weiter wie zuvor.',
    resumes: day => `Die Pause endet: Ab dem ${day} läuft der Vertrag weiter.`,
    saves: amount => `Sie zahlen ${amount} weniger.`,
    costs: amount => `Sie zahlen ${amount} mehr.`,
    same: 'An Ihren Abbuchungen ändert sich nichts.',
    cardUntil: day => `Ihr Ticket gilt bis zum ${day}.`,
    cardAgain: day => `Ab dem ${day} gilt es wieder.`,
    endsInPause: day => `Danach gilt es nicht wieder: Ihr Vertrag endet am ${day}.`,
    cardBlocked: 'Ihre bisherige Karte wird sofort gesperrt, auch wenn Sie sie wiederfinden.',
    proof: day => `Bitte reichen Sie bis zum ${day} einen Nachweis ein.`,
    decided: {
      staff: 'Wir prüfen Ihre Anfrage. Erst dann gilt sie.',
      organisation: 'Ihre Schule oder Ihr Unternehmen entscheidet darüber. Erst dann gilt sie.',
    },
    takeBack: day => `Sie können das bis zum ${day} zurücknehmen.`,
  },
  en: {
    endsOn: day => `Your contract ends on ${day}.`,
    pausedFrom: (from, to) => `Your contract is paused from ${from} to ${to}.`,
    goesOn: 'Your contract goes on as before.',
    resumes: day => `The pause ends: the contract goes on from ${day}.`,
    saves: amount => `You pay ${amount} less.`,
    costs: amount => `You pay ${amount} more.`,
    same: 'Nothing changes about your debits.',
    cardUntil: day => `Your ticket is good until ${day}.`,
    cardAgain: day => `It is good again from ${day} on.`,
    endsInPause: day => `It is not good again after that: your contract ends on ${day}.`,
    cardBlocked: 'The card you have is blocked at once, even if you find it again.',
    proof: day => `Please hand in a proof by ${day}.`,
    decided: {
      staff: 'We check your request. It holds only then.',
      organisation: 'Your school or company decides on it. It holds only then.',
    },
    takeBack: day => `You can take this back until ${day}.`,
  },
}
