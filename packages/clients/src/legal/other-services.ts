import type { Language } from '@billett/domain'
import type { LegalSection } from './document.ts'

/** What goes to others only when a customer uses it, with what for and on which ground (Article 13(1)(e) GDPR). */
export const otherServices: Record<Language, LegalSection[]> = {
  de: [
    {
      heading: 'Wenn Sie ein Ticket in eine Wallet legen',
      paragraphs: [
        'Auf Ihren Wunsch (Art. 6 Abs. 1 Buchst. b DSGVO) kommt das Ticket mit Strecke, Gültigkeit, Fahrgastnamen und Barcode in die Wallet Ihres Telefons.',
      ],
      list: [
        'Apple Wallet: Ihr Telefon holt das Ticket bei uns ab und meldet uns eine Gerätekennung und ein Kennzeichen für Mitteilungen. Ändert sich das Ticket, bitten wir über den Mitteilungsdienst von Apple das Gerät, es neu abzuholen; Angaben zum Ticket erhält Apple dabei nicht.',
        'Google Wallet: Das Ticket wird bei Google (Google Ireland Ltd.) gespeichert. Ändert es sich, ändern wir es dort.',
      ],
    },
    {
      heading: 'Wenn Sie nachweisen, dass Sie studieren',
      paragraphs: [
        'Sie melden sich bei Ihrer Hochschule an; wir sehen Ihr Passwort nicht. Die Hochschule sagt uns Matrikel- oder Personenkennung, den Namen der Hochschule und bis wann Sie studieren (Art. 6 Abs. 1 Buchst. b DSGVO). Das gehört zu Ihrem Konto und wird mit ihm gelöscht.',
      ],
    },
    {
      heading: 'Wenn Sie ein Lastschriftmandat erteilen',
      paragraphs: [],
      list: [
        'Bankverzeichnis: Name und BIC Ihrer Bank schlagen wir anhand der IBAN in einem Verzeichnis nach, das bei uns liegt. Ihre IBAN verlässt uns dafür nicht.',
        'Bonitätsprüfung: Wo wir in Vorleistung gehen, fragen wir bei einer Auskunftei mit Name, Geburtsdatum und Anschrift an, ob ein Zahlungsausfall droht (Art. 6 Abs. 1 Buchst. f DSGVO). Wir erhalten eine Ampelfarbe. Bei Rot bieten wir die Lastschrift nicht an, andere Zahlungsarten schon; Sie können verlangen, dass ein Mensch das überprüft (Art. 22 DSGVO).',
        'Ihre Bank und unsere Bank erhalten IBAN, Namen, Betrag und Mandatsreferenz, um den Einzug auszuführen.',
      ],
    },
    {
      heading: 'Wenn Sie sich mit diesem Konto woanders anmelden',
      paragraphs: [
        'Ein anderer Dienst erfährt aus Ihrem Konto nur, was Sie ihm im Anmeldefenster erlauben (Art. 6 Abs. 1 Buchst. a DSGVO). Die Erlaubnis können Sie in Ihrem Konto zurücknehmen.',
      ],
    },
  ],
  en: [
    {
      heading: 'When you put a ticket into a wallet',
      paragraphs: [
        'At your wish (Art. 6(1)(b) GDPR) the ticket goes into the wallet of your phone, with route, validity, name of the passenger and barcode.',
      ],
      list: [
        'Apple Wallet: your phone fetches the ticket from us and tells us an identifier of the device and a token for notifications. If the ticket changes, we ask the device over Apple’s notification service to fetch it again; Apple learns nothing about the ticket by that.',
        'Google Wallet: the ticket is stored at Google (Google Ireland Ltd.). If it changes, we change it there.',
      ],
    },
    {
      heading: 'When you show that you study',
      paragraphs: [
        'You sign in at your university; we do not see your password. The university tells us a student or personal identifier, its name, and until when you study (Art. 6(1)(b) GDPR). That belongs to your account and is deleted with it.',
      ],
    },
    {
      heading: 'When you give a direct debit mandate',
      paragraphs: [],
      list: [
        'Bank register: we look up name and BIC of your bank by the IBAN in a register that we hold ourselves. Your IBAN does not leave us for that.',
        'Credit check: where we deliver before we are paid, we ask a credit agency, with name, date of birth and address, whether a default is to be feared (Art. 6(1)(f) GDPR). We receive a traffic light. If it is red we do not offer direct debit, but other ways to pay; you may ask that a person looks into it (Art. 22 GDPR).',
        'Your bank and ours receive IBAN, name, amount and mandate reference to carry out the collection.',
      ],
    },
    {
      heading: 'When you sign in elsewhere with this account',
      paragraphs: [
        'Another service learns from your account only what you allow it in the sign-in window (Art. 6(1)(a) GDPR). You can take the permission back in your account.',
      ],
    },
  ],
}
