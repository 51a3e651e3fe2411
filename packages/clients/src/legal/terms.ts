import type { Language } from '@billett/domain'
import type { Client } from '../schema/client.ts'
import { debitNoticeDays } from '../schema/operator.ts'
import type { LegalDocument } from './document.ts'
import { withdrawalSections } from './withdrawal.ts'

const VERSION = '2026-11-22'

/** Conditions of sale of the shop. The conditions of carriage belong to the tariff and stand with each ticket. */
export function terms(client: Client): Record<Language, LegalDocument> {
  const { operator, texts } = client.config
  const withdrawal = withdrawalSections(client)
  const days = debitNoticeDays(operator)
  return {
    de: {
      title: 'Allgemeine Geschäftsbedingungen',
      lead: `Bedingungen für den Kauf im Ticketshop von ${texts.name}.`,
      version: VERSION,
      sections: [
        {
          heading: '1. Wer mit wem einen Vertrag schließt',
          paragraphs: [
            `Verkäuferin ist ${operator.company}. Der Beförderungsvertrag entsteht mit dem Verkehrsunternehmen, das auf dem Ticket als Beförderungsunternehmen genannt ist. Wo nichts befördert wird, wie bei Rabattkarten oder Fahrradboxen, ist der genannte Anbieter Ihr Vertragspartner.`,
          ],
        },
        {
          heading: '2. Wie der Vertrag entsteht',
          paragraphs: [
            'Mit „zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Angenommen ist es, sobald die Zahlung bestätigt ist und das Ticket bereitsteht. Vorher können Sie Ihre Eingaben jederzeit ändern.',
          ],
        },
        {
          heading: '3. Preise und Zahlung',
          paragraphs: [
            'Alle Preise sind Endpreise und enthalten die Umsatzsteuer. Es gilt der Preis, der beim Einlegen in den Warenkorb angezeigt wurde; ändert er sich vor der Bestellung, sagen wir es Ihnen.',
            `SEPA-Lastschriften kündigen wir mit Betrag und Belastungstag spätestens ${days} Tage vorher an. Bei einem einzelnen Kauf ist die Bestellbestätigung die Ankündigung; die Belastung folgt dann frühestens am nächsten Bankarbeitstag.`,
          ],
        },
        {
          heading: '4. Ticket und Kontrolle',
          paragraphs: [
            'Zeigen Sie das Ticket auf dem Bildschirm oder ausgedruckt vor. Personenbezogene Tickets gelten nur mit dem angegebenen Ausweis.',
          ],
        },
        {
          heading: '5. Fahrscheine können nicht widerrufen werden',
          paragraphs: [
            'Für Fahrscheine besteht kein gesetzliches Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB). Ob ein Ticket vor Beginn seiner Gültigkeit zurückgegeben werden kann, steht bei jedem Ticket.',
          ],
        },
        ...withdrawal.de,
        {
          heading: '8. Laufende Verträge kündigen',
          paragraphs: ['Laufende Verträge kündigen Sie über „Verträge hier kündigen“ am Ende jeder Seite.'],
          action: 'cancelContract',
        },
        {
          heading: '9. Recht',
          paragraphs: [
            'Es gilt deutsches Recht. Zwingende Rechte, die Sie als Verbraucherin oder Verbraucher haben, bleiben unberührt.',
            'An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir weder teil noch sind wir dazu verpflichtet (§ 36 VSBG).',
          ],
        },
      ],
    },
    en: {
      title: 'Terms and conditions',
      lead: `Conditions for buying in the ticket shop of ${texts.name}. The German wording is binding.`,
      version: VERSION,
      sections: [
        {
          heading: '1. Who makes a contract with whom',
          paragraphs: [
            `The seller is ${operator.company}. The contract of carriage is made with the transport company that the ticket names as the carrier. Where nobody is carried, as with discount cards or bicycle boxes, your contract is with the provider named.`,
          ],
        },
        {
          heading: '2. How the contract comes about',
          paragraphs: [
            'With “zahlungspflichtig bestellen” (order with obligation to pay) you make a binding offer. It is accepted as soon as the payment is confirmed and the ticket is ready. Until then you can change your entries at any time.',
          ],
        },
        {
          heading: '3. Prices and payment',
          paragraphs: [
            'All prices are final and include VAT. The price shown when the ticket was put into the cart applies; if it changes before you order, we tell you.',
            `We announce SEPA direct debits with amount and day at least ${days} days before. For a single purchase the confirmation of the order is the announcement; the debit then follows on the next banking day at the earliest.`,
          ],
        },
        {
          heading: '4. Ticket and inspection',
          paragraphs: [
            'Show the ticket on your screen or printed. Personal tickets are valid only with the identification named on them.',
          ],
        },
        {
          heading: '5. Tickets cannot be withdrawn from',
          paragraphs: [
            'There is no statutory right of withdrawal for tickets (section 312g(2) no. 9 BGB). Whether a ticket can be returned before it becomes valid is stated with each ticket.',
          ],
        },
        ...withdrawal.en,
        {
          heading: '8. Cancelling running contracts',
          paragraphs: ['Running contracts are cancelled through “Cancel contracts here” at the end of every page.'],
          action: 'cancelContract',
        },
        {
          heading: '9. Law',
          paragraphs: [
            'German law applies. Mandatory rights you have as a consumer remain unaffected.',
            'We do not take part in dispute resolution before a consumer arbitration board and are not obliged to (section 36 VSBG).',
          ],
        },
      ],
    },
  }
}
