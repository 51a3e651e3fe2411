import type { Language } from '@billett/domain'
import type { LegalSection } from './document.ts'

/** Who takes part in a subscription and what is known of them (Articles 13 and 14 GDPR). */
export const subscriptionPrivacy: Record<Language, LegalSection> = {
  de: {
    heading: 'Wenn Sie ein Abo haben, damit fahren oder dafür zahlen',
    paragraphs: [
      'Angaben zu Personen, die nicht selbst bestellen, haben wir von der Person, die bestellt (Art. 14 DSGVO). Wer mit einem Abo nur fährt, bekommt in seiner Auskunft nicht, was andere über sich angegeben oder gezahlt haben. Ohne die Pflichtangaben kommt kein Vertrag zustande.',
      'Läuft kein Vertrag mehr und ist nichts offen, so löschen wir Ihre Angaben auf Wunsch vor der Zeit (Art. 17 DSGVO). Name und Anschrift auf Rechnungen und das Lastschriftmandat bleiben, bis ihre Fristen um sind; wir sagen Ihnen, bis wann.',
      'Zu einem Abo speichern wir (Art. 6 Abs. 1 Buchst. b DSGVO, bei Rechnungen Buchst. c), auch wenn Sie kein Konto haben:',
    ],
    list: [
      'wer es abschließt, wer damit fährt und wer zahlt: Anrede, Name, Geburtsdatum, Anschrift, E-Mail-Adresse, Telefon und eine Kundennummer',
      'schließt jemand für ein Kind ab: die Sorgeberechtigten, in deren Namen der Vertrag entsteht',
      'ist ein Arbeitgeber, eine Schule oder eine Behörde beteiligt: welche Organisation das ist, was sie dazuzahlt und ob sie zustimmt. Sie erfährt, wer ein Abo bei ihr beantragt hat, wie es steht und was sie dafür zahlt, und nichts von Ihren anderen Verträgen',
      'den Antrag so, wie er ausgefüllt wurde, einen Prüfwert daraus, an dem wir eine doppelte Absendung erkennen, und jeden Schritt seiner Prüfung mit Zeitpunkt',
      'Nachweise, die Sie mit dem Antrag oder später einreichen, etwa eine Schulbescheinigung. Sie sieht nur, wer den Antrag oder den Nachweis prüft; kommt ein Nachweis später, so entscheidet darüber ein Mensch, und wir halten fest, wer wann wie und warum entschieden hat. Nachweise zu einer Erstattung löschen wir nach 30 Tagen, und was Sie hochladen und nicht einreichen nach einem Tag',
      'den Vertrag mit allem, was an ihm geschieht: Pausen, Änderungen, Kündigung, Ersatzkarten, und wer das wann verlangt hat',
      'fahren Sie mit einer Chipkarte: ihre Nummer, an wen sie geht, und wann sie bestellt, verschickt und gesperrt wurde. Der Hersteller der Karte erhält dafür Vertragsnummer und Namen der fahrenden Person, Namen und Anschrift der Person, an die er sie schickt, ab wann sie gebraucht wird, und die Nummer einer gesperrten Karte',
      'was für welche Zeit verlangt und abgebucht wird, und das Mandat dazu',
      'Links, die wir Ihnen zum Bestätigen oder Nachreichen mailen: wann wir sie geschickt haben und wann sie benutzt wurden',
      'wo die Prüfung es braucht: ob die fahrende Person unter ihrer Anschrift gemeldet ist, und ob das Konto der genannten Person gehört (Art. 6 Abs. 1 Buchst. f DSGVO). Das Melderegister erhält dafür Name, Geburtsdatum und Anschrift, der Dienst der Bank IBAN und Kontoinhaber; wir behalten nur das Ergebnis',
      'die Ampelfarbe der Auskunftei, wo wir in Vorleistung gehen, und was unsere Regeln gegen Missbrauch an einem Antrag auffällig fanden (Art. 6 Abs. 1 Buchst. f DSGVO). Sie sehen E-Mail-Adresse, Geburtsdatum, IBAN und ob es ein Konto gibt. Lehnt eine Regel ab, so können Sie verlangen, dass ein Mensch das überprüft (Art. 22 DSGVO)',
    ],
  },
  en: {
    heading: 'When you have a subscription, travel by one or pay for one',
    paragraphs: [
      'What we know of people who do not order themselves we have from the person who orders (Art. 14 GDPR). Whoever only travels by a subscription is not handed, in the copy of their data, what others said of themselves or paid. Without the details that are required there is no contract.',
      'Once no contract runs and nothing is open, we delete your details before their time if you wish (Art. 17 GDPR). Name and address on invoices and the direct debit mandate stay until their periods are over; we tell you until when.',
      'With a subscription we store (Art. 6(1)(b) GDPR, for invoices (c)), also if you have no account:',
    ],
    list: [
      'who concludes it, who travels by it and who pays: salutation, name, date of birth, address, e-mail address, telephone and a customer number',
      'where somebody concludes it for a child: the guardians in whose name the contract is made',
      'where an employer, a school or an authority takes part: which organisation it is, what it pays towards it and whether it agrees. It learns who applied for a subscription with it, how that stands and what it pays, and nothing of your other contracts',
      'the application as it was filled in, a check value made of it by which we notice that it was sent twice, and every step of its examination with its moment',
      'proofs that you hand in with the application or later, such as a certificate of a school. Only whoever examines the application or the proof sees them; about one that comes later a person decides, and we note who decided when, how and why. Proofs for a refund are deleted after 30 days, and what you upload and do not hand in after a day',
      'the contract with everything that happens to it: pauses, changes, cancellation, replacement cards, and who asked for that when',
      'where you travel by chip card: its number, to whom it goes, and when it was ordered, sent and blocked. Who makes the card is told for that the number of the contract and the name of who travels, name and address of whom it is sent to, from when on it is needed, and the number of a card that is blocked',
      'what is claimed and collected for which time, and the mandate for it',
      'links that we mail to you to confirm or hand in something: when we sent them and when they were used',
      'where the examination needs it: whether who travels is registered at their address, and whether the account belongs to the person named (Art. 6(1)(f) GDPR). The register of residents is told name, date of birth and address for that, the service of the bank IBAN and account holder; we keep the result only',
      'the traffic light of the credit agency where we deliver before we are paid, and what our rules against misuse found conspicuous in an application (Art. 6(1)(f) GDPR). They look at e-mail address, date of birth, IBAN and whether there is an account. If a rule refuses, you may ask that a person looks into it (Art. 22 GDPR)',
    ],
  },
}
