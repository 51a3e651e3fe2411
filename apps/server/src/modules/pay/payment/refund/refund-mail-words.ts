import type { Language } from '@billett/domain'
import type { Refund } from '../../../ticket/order/index.ts'

/**
 * Why money goes back; `surplus`: more came than was asked for, and only that goes back · `noContract`: it was paid
 * before a contract that was not concluded.
 */
export type RefundReason = Refund['why'] | 'surplus' | 'noContract'

export interface RefundMailWords {
  subject: (shop: string, order: string) => string
  subjectGivenBack: (shop: string, order: string) => string
  subjectFailed: (shop: string, order: string) => string
  why: Record<RefundReason, string>
  /** To which way of paying; without one nobody has told us what it is called. */
  goesTo: (amount: string, method: string | null) => string
  arrives: (usual: string, late: number) => string
  failed: (amount: string) => string
  owed: string
  /** Said after it could not go back. */
  madeGood: string
  /** `reference`: what stands on the transfer. */
  transferred: (amount: string, day: string, reference: string) => string
  amount: string
  paidWith: string
  order: string
  invoice: string
  on: string
  net: string
  vat: (rate: string) => string
  /** The mail is what proves it. */
  keep: (invoice: string) => string
  show: string
  contact: string
}

/** What the mails about money that goes back say. */
export const REFUND_MAIL: Readonly<Record<Language, RefundMailWords>> = {
  de: {
    subject: (shop, order) => `${shop}: Ihr Geld kommt zurück (Bestellung ${order})`,
    subjectGivenBack: (shop, order) => `${shop}: Ihre Rückgabe (Bestellung ${order})`,
    subjectFailed: (shop, order) => `${shop}: Ihre Rückzahlung verzögert sich (Bestellung ${order})`,
    why: {
      cancellation:
        'Sie haben zurückgegeben, was unten aufgeführt ist. Es gilt nicht mehr und darf nicht mehr genutzt werden.',
      cancelledByStaff:
        'Wir haben storniert, was unten aufgeführt ist. Es gilt nicht mehr und darf nicht mehr genutzt werden.',
      wrongAmount:
        'Ihre Zahlung passte nicht zu dieser Bestellung. Deshalb wurde damit nichts gekauft, und Sie erhalten sie vollständig zurück.',
      surplus: 'Für diese Bestellung ist mehr bei uns eingegangen, als sie kostet. Den Überschuss erhalten Sie zurück.',
      alreadyPaid:
        'Diese Bestellung war schon bezahlt, als noch einmal Geld für sie einging. Die zweite Zahlung erhalten Sie vollständig zurück.',
      orderClosed:
        'Ihre Zahlung ist eingegangen, als diese Bestellung schon beendet war. Deshalb wurde damit nichts gekauft, und Sie erhalten sie vollständig zurück.',
      noContract:
        'Der Vertrag, für den Sie die erste Zahlung geleistet haben, ist nicht zustande gekommen. Sie erhalten sie vollständig zurück.',
      topUpRefused:
        'Ihrer Guthabenkarte konnte der Betrag nicht gutgeschrieben werden. Die Aufladung ist storniert, und Sie erhalten das Geld zurück.',
    },
    goesTo: (amount, method) =>
      method === null
        ? `${amount} gehen auf dem Weg an Sie zurück, auf dem Sie bezahlt haben.`
        : `${amount} gehen auf dem Weg an Sie zurück, auf dem Sie bezahlt haben: ${method}.`,
    arrives: (usual, late) =>
      `Sie müssen nichts weiter tun. Bis das Geld bei Ihnen ist, vergehen je nach Bank meist ${usual} Bankarbeitstage. Ist es nach ${late} Tagen nicht da, melden Sie sich bitte bei uns.`,
    failed: amount =>
      `${amount} wollten wir Ihnen auf dem Weg zurückzahlen, auf dem Sie bezahlt haben. Der Zahlungsdienst hat das abgelehnt, zum Beispiel weil die Karte oder das Konto nicht mehr besteht.`,
    madeGood: 'Ihre Rückzahlung, die sich verzögert hatte, ist jetzt veranlasst.',
    transferred: (amount, day, reference) => `${amount} haben wir Ihnen am ${day} überwiesen (Referenz: ${reference}).`,
    owed: 'Das Geld steht Ihnen weiterhin zu. Wir kümmern uns um einen anderen Weg und melden uns dazu bei Ihnen.',
    amount: 'Rückzahlung',
    paidWith: 'Bezahlt mit',
    order: 'Bestellnummer',
    invoice: 'Rechnungsnummer',
    on: 'Datum',
    net: 'Nettobetrag',
    vat: rate => `${rate} % USt.`,
    keep: invoice => `Diese E-Mail ist Ihr Stornobeleg zur Rechnung ${invoice}. Bitte bewahren Sie sie auf.`,
    show: 'Bestellung ansehen',
    contact: 'Fragen? Antworten Sie einfach auf diese E-Mail oder rufen Sie uns an:',
  },
  en: {
    subject: (shop, order) => `${shop}: your money is coming back (order ${order})`,
    subjectGivenBack: (shop, order) => `${shop}: what you have given back (order ${order})`,
    subjectFailed: (shop, order) => `${shop}: your refund takes longer (order ${order})`,
    why: {
      cancellation: 'You have given back what is listed below. It is no longer valid and must no longer be used.',
      cancelledByStaff: 'We have cancelled what is listed below. It is no longer valid and must no longer be used.',
      wrongAmount: 'Your payment did not match this order. Nothing was bought with it, and you get all of it back.',
      surplus: 'More money arrived for this order than it costs. You get the surplus back.',
      alreadyPaid:
        'This order had been paid already when money for it arrived once more. You get all of the second payment back.',
      orderClosed:
        'Your payment arrived when this order was over already. Nothing was bought with it, and you get all of it back.',
      noContract: 'The contract for which you have made the first payment was not concluded. You get all of it back.',
      topUpRefused:
        'The amount could not be credited to your prepaid card. The top-up is cancelled, and you get the money back.',
    },
    goesTo: (amount, method) =>
      method === null
        ? `You get ${amount} back the way you paid.`
        : `You get ${amount} back the way you paid: ${method}.`,
    arrives: (usual, late) =>
      `You need not do anything. Depending on the bank it usually takes ${usual} banking days until the money is with you. If it has not arrived after ${late} days, please contact us.`,
    failed: amount =>
      `We wanted to refund ${amount} the way you paid. The payment service refused, for example because the card or the account no longer exists.`,
    madeGood: 'Your refund, which took longer, is on its way now.',
    transferred: (amount, day, reference) => `We transferred ${amount} to you on ${day} (reference: ${reference}).`,
    owed: 'The money is still yours. We are looking for another way and will contact you about it.',
    amount: 'Refund',
    paidWith: 'Paid with',
    order: 'Order number',
    invoice: 'Invoice number',
    on: 'Date',
    net: 'Net amount',
    vat: rate => `${rate}% VAT`,
    keep: invoice => `This e-mail is your cancellation receipt for invoice ${invoice}. Please keep it.`,
    show: 'View order',
    contact: 'Questions? Just reply to this e-mail or call us:',
  },
}
