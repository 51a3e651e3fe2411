import type { Client } from '../schema/client.ts'
import type { Language } from '../schema/local-text.ts'
import { addressLines } from './address-lines.ts'
import type { LegalDocument } from './document.ts'

const VERSION = '2026-10-01'

/** Articles 13 and 14 GDPR. */
export function privacyPolicy({ config }: Client): Record<Language, LegalDocument> {
  const { operator, texts } = config
  const address = addressLines(texts.address)
  return {
    de: {
      title: 'Datenschutzerklärung',
      lead: 'Welche Daten wir brauchen, wofür, und wie lange wir sie behalten.',
      version: VERSION,
      sections: [
        {
          heading: 'Verantwortlich',
          paragraphs: [],
          lines: [...address, `Datenschutz: ${operator.dataProtectionEmail}`],
        },
        {
          heading: 'Wenn Sie den Shop besuchen',
          paragraphs: [
            'Beim Aufruf verarbeitet der Server Ihre IP-Adresse, Zeitpunkt und aufgerufene Seite, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO). Diese Protokolle löschen wir nach sieben Tagen.',
          ],
        },
        {
          heading: 'Wenn Sie ein Ticket kaufen',
          paragraphs: [
            'Für den Kauf brauchen wir Ihre E-Mail-Adresse, die Rechnungsanschrift und, wo der Tarif es verlangt, Angaben zur fahrenden Person (Art. 6 Abs. 1 Buchst. b DSGVO). Kartendaten gibt nur der Zahlungsdienst ein; wir sehen sie nicht.',
            'Rechnungen und Buchungsbelege bewahren wir acht Jahre auf, weil das Gesetz es verlangt.',
          ],
        },
        {
          heading: 'Was auf Ihrem Gerät gespeichert wird',
          paragraphs: [
            'Notwendig sind Sitzung, Warenkorb, Sprache, Kontrast und Ihre letzten Suchen (§ 25 Abs. 2 TDDDG). Alles andere, etwa Kartenbilder fremder Anbieter, laden wir nur mit Ihrer Zustimmung. Ihre Auswahl ändern Sie jederzeit am Ende jeder Seite unter „Cookie-Einstellungen“.',
          ],
        },
        {
          heading: 'Wer Daten erhält',
          paragraphs: [],
          list: [
            'Zahlungsdienste, um Ihre Zahlung abzuwickeln',
            'Verkehrsunternehmen, um Tickets zu prüfen',
            'Dienstleister, die in unserem Auftrag Server betreiben und E-Mails zustellen',
          ],
        },
        {
          heading: 'Ihre Rechte',
          paragraphs: [
            'Sie können Auskunft, Berichtigung, Löschung, Einschränkung und die Herausgabe Ihrer Daten verlangen, einer Verarbeitung widersprechen und eine Zustimmung zurücknehmen. Eine E-Mail genügt.',
            `Beschweren können Sie sich bei: ${operator.dataProtectionAuthority.de}.`,
          ],
        },
      ],
    },
    en: {
      title: 'Privacy policy',
      lead: 'Which data we need, what for, and how long we keep them.',
      version: VERSION,
      sections: [
        {
          heading: 'Controller',
          paragraphs: [],
          lines: [...address, `Data protection: ${operator.dataProtectionEmail}`],
        },
        {
          heading: 'When you visit the shop',
          paragraphs: [
            'The server processes your IP address, the time and the page asked for, to deliver the page and fend off attacks (Art. 6(1)(f) GDPR). We delete these logs after seven days.',
          ],
        },
        {
          heading: 'When you buy a ticket',
          paragraphs: [
            'For a purchase we need your e-mail address, the invoice address and, where the tariff asks for it, details of the passenger (Art. 6(1)(b) GDPR). Card details are entered at the payment service only; we do not see them.',
            'We keep invoices and booking records for eight years because the law demands it.',
          ],
        },
        {
          heading: 'What is stored on your device',
          paragraphs: [
            'Session, cart, language, contrast and your recent searches are necessary (section 25(2) TDDDG). Everything else, such as map pictures of other providers, is loaded only with your consent. Change your choice at any time under “Cookie settings” at the end of every page.',
          ],
        },
        {
          heading: 'Who receives data',
          paragraphs: [],
          list: [
            'Payment services, to handle your payment',
            'Transport companies, to inspect tickets',
            'Service providers who run servers and deliver e-mail on our behalf',
          ],
        },
        {
          heading: 'Your rights',
          paragraphs: [
            'You may ask for access, correction, deletion, restriction and a copy of your data, object to processing and take back a consent. An e-mail is enough.',
            `You may complain to: ${operator.dataProtectionAuthority.en}.`,
          ],
        },
      ],
    },
  }
}
