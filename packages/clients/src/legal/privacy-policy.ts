import { CART_MINUTES, DELETION_DAYS, type Language } from '@billett/domain'
import { TRY_COUNT_SPAN } from '../base-retention.ts'
import type { Client } from '../schema/client.ts'
import { addressLines } from './address-lines.ts'
import type { LegalDocument } from './document.ts'
import { keptHowLong, spanText } from './kept-how-long.ts'
import { keptOnDevice } from './kept-on-device.ts'
import { otherServices } from './other-services.ts'
import { storedOfBuyer } from './stored-of-buyer.ts'
import { subscriptionPrivacy } from './subscription-privacy.ts'

const VERSION = '2026-11-29'

/** Article 13 GDPR. Says what is really stored: a new table or key on the device belongs in here. */
export function privacyPolicy({ config }: Client): Record<Language, LegalDocument> {
  const { operator, texts, modules } = config
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
            'Der Server braucht Ihre IP-Adresse, um Ihnen die Seite zu schicken, und zählt die Anfragen je Adresse für eine Minute, um Angriffe abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO). Gespeichert wird sie dabei nicht. Was Sie suchen, wird beantwortet und nicht festgehalten.',
            'Stürzt eine Seite ab, so meldet Ihr Browser uns den Fehler mit Name und Version des Browsers, dem Betriebssystem und der Stelle im Programm. Diese Meldungen stehen in den Protokollen des Servers.',
          ],
        },
        {
          heading: 'Wenn Sie ein Ticket kaufen',
          paragraphs: ['Zu einer Bestellung speichern wir (Art. 6 Abs. 1 Buchst. b DSGVO):'],
          list: [
            'die Tickets mit Strecke, Gültigkeit und Preis, den Rabattcode, die Sprache und die Zeitpunkte von Bestellung und Zahlung',
            storedOfBuyer(config, 'de'),
            'wo der Tarif es verlangt: Anrede, Name, Geburtsdatum und Ausweisnummer der fahrenden Person. Name und Geburtsdatum stehen auch im Barcode des Tickets',
            'die Zahlungsart, Stand und Kennung der Zahlung beim Zahlungsdienst, bei Lastschriften Mandatsreferenz und Belastungstag, Erstattungen. Karten- und Kontodaten geben Sie nur beim Zahlungsdienst ein; wir sehen sie nicht',
            'eine zufällige Kennung, die nur Ihr Gerät kennt, damit Warenkorb und Bestellung Ihnen gehören',
            'die Rechnung, die Buchungen, entwertete Fahrten und dass wir Ihnen eine E-Mail geschickt haben',
            'wann Sie verlangt haben, dass eine Leistung vor dem Ende der Widerrufsfrist beginnt',
          ],
        },
        {
          heading: 'Wenn Sie ein Konto haben',
          paragraphs: ['In Ihrem Konto speichern wir, solange es besteht (Art. 6 Abs. 1 Buchst. b DSGVO):'],
          list: [
            'was Sie bei der Registrierung und unter „Meine Daten“ angeben, und Ihr Passwort nur als nicht rückrechenbare Prüfsumme',
            'auf welchen Geräten Sie angemeldet sind, Ihre Passkeys, und wann Sie welche Fassung der Geschäftsbedingungen angenommen haben',
            'Lastschriftmandate, das Zeichen, mit dem der Zahlungsdienst ein gespeichertes Zahlungsmittel wiedererkennt, Ihr Profilbild und Dokumente, die wir Ihnen bereitstellen',
            'ein Journal: wann Sie sich angemeldet, Ihr Passwort oder Ihre Angaben geändert, Ihre Daten abgerufen oder gelöscht haben, ohne Namen und Adressen. Es dient dem Nachweis und der Sicherheit (Art. 6 Abs. 1 Buchst. f DSGVO) und bleibt unter der Nummer des Kontos, die danach niemanden mehr nennt',
            'den Newsletter und andere Benachrichtigungen, wenn Sie sie bestellen (Art. 6 Abs. 1 Buchst. a DSGVO): ob, wann und auf welche Worte hin Sie das gesagt haben. Bestätigt wird der Newsletter mit der Aktivierung; abbestellen können Sie ihn im Konto und in jeder Ausgabe',
            'waren Sie vor dem Konto schon unsere Kundin oder unser Kunde: Kundennummer, Namen, Geburtsdatum und Anschriften aus unserem Kundenverzeichnis. Löschen Sie das Konto, so führt das Verzeichnis nicht mehr zu ihm',
          ],
        },
        ...(modules.subscription ? [subscriptionPrivacy.de] : []),
        ...otherServices.de,
        {
          heading: 'Wie lange wir das behalten',
          paragraphs: [
            `Ein Warenkorb, den Sie nicht bestellen, endet nach ${CART_MINUTES} Minuten; er enthält Namen und Adresse nur, wenn Sie an der Kasse schon bestellt hatten oder Angaben zum Fahrgast gemacht haben. Ein Konto löschen wir ${DELETION_DAYS} Tage, nachdem Sie es verlangt haben. Wir behalten, und löschen oder anonymisieren dann von selbst:`,
          ],
          list: keptHowLong(config, 'de'),
        },
        {
          heading: 'Wenn Sie kündigen, widerrufen oder eine Barriere melden',
          paragraphs: [
            `Wir speichern Ihre Erklärung so, wie Sie sie abgegeben haben, mit dem Zeitpunkt ihres Eingangs, um sie zu bearbeiten und nachzuweisen (${spanText(config.retention.declarations, 'de')}; Art. 6 Abs. 1 Buchst. b und c DSGVO). Damit niemand mit diesen Formularen fremde Postfächer füllt, zählen wir die E-Mails je Empfänger und je IP-Adresse; beide speichern wir nur als nicht rückrechenbare Prüfsumme (${spanText(TRY_COUNT_SPAN, 'de')}).`,
          ],
        },
        {
          heading: 'Was auf Ihrem Gerät notwendig ist',
          paragraphs: [
            'Ohne Ihre Zustimmung speichern wir auf Ihrem Gerät nur, was der Shop braucht, um zu tun, was Sie von ihm wollen (§ 25 Abs. 2 TDDDG):',
          ],
          list: keptOnDevice(config, 'de', true),
        },
        {
          heading: 'Was Ihre Zustimmung braucht',
          paragraphs: [
            'Das laden oder merken wir uns nur, wenn Sie zustimmen. Zurücknehmen können Sie das jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite:',
          ],
          list: keptOnDevice(config, 'de', false),
          action: 'cookieSettings',
        },
        {
          heading: 'Wer Daten erhält',
          paragraphs: [],
          list: [
            'der Zahlungsdienst: Betrag, Bestellkennung und Rücksprungadresse, um Ihre Zahlung abzuwickeln',
            'Verkehrsunternehmen, die Ihr Ticket bei der Kontrolle auslesen',
            'Ihre und unsere Bank, wenn Sie per Lastschrift zahlen',
            'Dienstleister, die in unserem Auftrag Server betreiben und E-Mails zustellen',
            'die oben genannten Dienste, wenn Sie sie nutzen',
          ],
        },
        {
          heading: 'Ihre Rechte',
          paragraphs: [
            `Sie können Auskunft, Berichtigung, Löschung, Einschränkung und die Herausgabe Ihrer Daten verlangen, einer Verarbeitung widersprechen und eine Zustimmung zurücknehmen. Eine E-Mail an ${operator.dataProtectionEmail} genügt. Eine Kopie von allem, was zu Ihrem Konto, Ihren Bestellungen und Ihren Erklärungen gespeichert ist, laden Sie in Ihrem Konto selbst herunter.`,
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
            'The server needs your IP address to send you the page, and counts the requests of an address for a minute to fend off attacks (Art. 6(1)(f) GDPR). It is not stored for that. What you search for is answered and not recorded.',
            'If a page crashes, your browser reports the error to us with its name and version, the operating system and the place in the program. These reports stand in the logs of the server.',
          ],
        },
        {
          heading: 'When you buy a ticket',
          paragraphs: ['With an order we store (Art. 6(1)(b) GDPR):'],
          list: [
            'the tickets with route, validity and price, the discount code, the language, and the moments of order and payment',
            storedOfBuyer(config, 'en'),
            'where the tariff asks for it: salutation, name, date of birth and document number of the passenger. Name and date of birth are also in the barcode of the ticket',
            'the way of payment, state and reference of the payment at the payment service, for direct debits the reference of the mandate and the day, refunds. Card and account details are entered at the payment service only; we do not see them',
            'a random identifier that only your device knows, so that cart and order belong to you',
            'the invoice, the bookings, validated rides, and that we sent you an e-mail',
            'when you asked that something begins before the withdrawal period ends',
          ],
        },
        {
          heading: 'When you have an account',
          paragraphs: ['In your account we store, as long as there is one (Art. 6(1)(b) GDPR):'],
          list: [
            'what you enter when you register and under “My data”, and your password only as a checksum that cannot be turned back',
            'on which devices you are signed in, your passkeys, and when you accepted which version of the terms',
            'direct debit mandates, the token by which the payment service knows a stored means of payment, your profile picture, and documents we provide for you',
            'a journal: when you signed in, changed your password or details, fetched or deleted your data, without names and addresses. It serves as proof and for security (Art. 6(1)(f) GDPR), and stays under the number of the account, which names nobody any more after that',
            'the newsletter and other notifications, if you ask for them (Art. 6(1)(a) GDPR): whether and when you said so, and to which words. The newsletter is confirmed by activating the account; you can end it in the account and in every issue',
            'if you were our customer before: customer number, names, date of birth and addresses from our book of customers. If you delete the account, the book no longer leads to it',
          ],
        },
        ...(modules.subscription ? [subscriptionPrivacy.en] : []),
        ...otherServices.en,
        {
          heading: 'How long we keep that',
          paragraphs: [
            `A cart that you do not order ends after ${CART_MINUTES} minutes; it holds name and address only if you had already ordered at the checkout or entered details of a passenger. We delete an account ${DELETION_DAYS} days after you asked for it. We keep, and then delete or anonymise by ourselves:`,
          ],
          list: keptHowLong(config, 'en'),
        },
        {
          heading: 'When you cancel, withdraw or report a barrier',
          paragraphs: [
            `We store your declaration as you made it, with the moment it was received, to handle it and to prove it (${spanText(config.retention.declarations, 'en')}; Art. 6(1)(b) and (c) GDPR). So that nobody fills other people’s mail boxes with these forms, we count the e-mails per recipient and per IP address; both are stored only as a checksum that cannot be turned back (${spanText(TRY_COUNT_SPAN, 'en')}).`,
          ],
        },
        {
          heading: 'What is necessary on your device',
          paragraphs: [
            'Without your consent we store on your device only what the shop needs to do what you ask of it (section 25(2) TDDDG):',
          ],
          list: keptOnDevice(config, 'en', true),
        },
        {
          heading: 'What needs your consent',
          paragraphs: [
            'We load or remember this only if you agree. You can take that back at any time under “Cookie settings” at the end of every page:',
          ],
          list: keptOnDevice(config, 'en', false),
          action: 'cookieSettings',
        },
        {
          heading: 'Who receives data',
          paragraphs: [],
          list: [
            'the payment service: amount, order reference and return address, to handle your payment',
            'transport companies that read your ticket when it is inspected',
            'your bank and ours, if you pay by direct debit',
            'service providers who run servers and deliver e-mail on our behalf',
            'the services named above, if you use them',
          ],
        },
        {
          heading: 'Your rights',
          paragraphs: [
            `You may ask for access, correction, deletion, restriction and a copy of your data, object to processing and take back a consent. An e-mail to ${operator.dataProtectionEmail} is enough. A copy of everything stored with your account, your orders and your declarations you can download in your account yourself.`,
            `You may complain to: ${operator.dataProtectionAuthority.en}.`,
          ],
        },
      ],
    },
  }
}
