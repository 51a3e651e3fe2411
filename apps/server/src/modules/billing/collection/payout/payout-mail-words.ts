import type { Language } from '@billett/domain'
import type { PayoutNews } from '../../../../ports/job-queue.ts'

interface PayoutMailWords {
  subject: Readonly<Record<PayoutNews, string>>
  lead: Readonly<Record<PayoutNews, (amount: string) => string>>
  facts: { amount: string; account: string; text: string }
  account: (tail: string) => string
  wrong: string
}

/** What mails about money say that goes to who pays. */
export const PAYOUT_MAIL: Readonly<Record<Language, PayoutMailWords>> = {
  de: {
    subject: {
      sent: 'Wir haben Ihnen Geld überwiesen',
      cameBack: 'Unsere Überweisung kam zurück',
      delayed: 'Unsere Überweisung verzögert sich',
    },
    lead: {
      sent: amount =>
        `aus Ihrem Vertrag stehen Ihnen ${amount} zu. Wir haben den Betrag überwiesen; meist ist er nach ein bis zwei Bankarbeitstagen auf Ihrem Konto.`,
      cameBack: amount =>
        `unsere Überweisung von ${amount} hat Ihr Konto nicht erreicht, vermutlich gibt es das Konto nicht mehr. Der Betrag gehört weiter Ihnen. Bitte nennen Sie uns ein anderes Konto, dann überweisen wir ihn noch einmal.`,
      delayed: amount =>
        `unsere Bank hat unsere Überweisungen nicht ausgeführt, auch Ihre über ${amount} nicht. An Ihrem Konto liegt es nicht. Wir überweisen den Betrag noch einmal; Sie müssen nichts tun.`,
    },
    facts: { amount: 'Betrag', account: 'Konto', text: 'Verwendungszweck' },
    account: tail => `IBAN endet auf ${tail}`,
    wrong: 'Fragen oder ein anderes Konto? Schreiben Sie uns bitte, oder rufen Sie uns an:',
  },
  en: {
    subject: {
      sent: 'We have transferred money to you',
      cameBack: 'Our transfer came back',
      delayed: 'Our transfer is delayed',
    },
    lead: {
      sent: amount =>
        `${amount} of your contract is owed to you. We have transferred it; mostly it is on your account after one or two bank working days.`,
      cameBack: amount =>
        `our transfer of ${amount} did not reach your account, which probably does not exist any more. The money is still yours. Please name another account, and we transfer it once more.`,
      delayed: amount =>
        `our bank did not make our transfers, yours of ${amount} neither. It is not because of your account. We transfer it once more; there is nothing for you to do.`,
    },
    facts: { amount: 'Amount', account: 'Account', text: 'Reference' },
    account: tail => `IBAN ending in ${tail}`,
    wrong: 'Questions, or another account? Please write to us or call us:',
  },
}
