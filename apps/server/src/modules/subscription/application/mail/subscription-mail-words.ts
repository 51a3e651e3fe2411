import type { Language, PassMediumKind } from '@billett/domain'
import type { SubscriptionNews } from '../../../../ports/job-queue.ts'

interface SubscriptionMailWords {
  subject: Record<SubscriptionNews, (product: string) => string>
  /** What has happened. */
  lead: Record<SubscriptionNews, string>
  /** Why a machine has refused, and what may be asked of people (GDPR 22 (3), BDSG 31). */
  warnedOf: string
  /** Where it is found from now on, by what its pass is on: in the account, or in one still to be made. */
  whereabouts: Record<'ownAccount' | 'newAccount' | 'byLink', Record<PassMediumKind, string>>
  /** What the link does that shows it without an account. */
  showPass: Record<PassMediumKind, string>
  /** Below that link: where it is found besides. */
  alsoIn: Record<'ownAccount' | 'newAccount', string>
  /** What makes a guest's account, by a password alone. */
  createAccount: string
  /** What leads there. */
  toSubscriptions: string
  /** What the link of the mail does, of those that have one. */
  button: Partial<Record<SubscriptionNews, string>>
  product: string
  number: string
  firstDay: string
  lastDay: string
  /** Instead of a last day, where it ends before its first. */
  neverBegan: string
  price: string
  firstDebit: string
  /** Of who pays only a part: what is debited of them next. */
  yourDebit: string
  until: (moment: string) => string
  notYou: string
}

/** What mails about an order of a subscription say. */
export const SUBSCRIPTION_MAIL: Readonly<Record<Language, SubscriptionMailWords>> = {
  de: {
    subject: {
      confirm: product => `Bitte bestätigen Sie Ihre Bestellung: ${product}`,
      payFirst: product => `Noch ein Schritt, die erste Zahlung: ${product}`,
      granted: product => `Ihr Vertrag: ${product}`,
      pending: product => `Wir prüfen Ihre Bestellung: ${product}`,
      rejected: product => `Zu Ihrer Bestellung: ${product}`,
      takenBack: product => `Über Ihren Antrag wird neu entschieden: ${product}`,
      proofMissing: product => `Ein Nachweis fehlt noch: ${product}`,
      proofAccepted: product => `Ihr Nachweis ist geprüft: ${product}`,
      accountChanged: product => `Ihr Konto wurde geändert: ${product}`,
      ended: product => `Ihr Vertrag endet: ${product}`,
      accountAsked: product => `Bitte nennen Sie uns Ihr Konto: ${product}`,
      mandateLapses: product => `Ihr Lastschriftmandat läuft ab: ${product}`,
      dueShown: product => `Was wir als Nächstes abbuchen: ${product}`,
      passShown: product => `Ihr Ticket: ${product}`,
      leaves: product => `Ihr Ticket über den Arbeitgeber endet: ${product}`,
    },
    lead: {
      confirm:
        'Sie haben bei uns ein Abo bestellt. Bitte bestätigen Sie mit dem Link, dass diese E-Mail-Adresse Ihre ist. Erst danach bearbeiten wir die Bestellung.',
      payFirst:
        'Ihre Bestellung ist bestätigt. Bevor wir den Vertrag schließen, zahlen Sie bitte den ersten Monat selbst, zum Beispiel mit Karte. Mit dem Link geht das ohne Anmeldung. Alles Weitere buchen wir von Ihrem Konto ab. Zahlen Sie nicht, entsteht kein Vertrag.',
      granted:
        'Ihr Vertrag ist geschlossen. Das Vertragsdokument und die Belehrung über Ihr Widerrufsrecht finden Sie im Anhang. Bitte bewahren Sie beides auf.',
      pending: 'Ihre Bestellung ist bestätigt. Wir prüfen Ihre Angaben und melden uns. Sie müssen nichts weiter tun.',
      rejected:
        'Wir können Ihre Bestellung leider nicht annehmen. Es wird nichts abgebucht. Möchten Sie die Entscheidung prüfen lassen, schreiben Sie uns: Dann sieht sich ein Mensch Ihre Bestellung an.',
      takenBack:
        'Die Zusage zu Ihrem Antrag ist zurückgenommen. Es wird nichts abgebucht, und über den Antrag wird neu entschieden. Sie müssen nichts tun: Wir melden uns.',
      proofMissing:
        'Zu Ihrem Abo fehlt noch ein Nachweis. Bis er da ist, können Sie damit nicht fahren. Mit dem Link reichen Sie ihn ohne Anmeldung nach.',
      proofAccepted: 'Wir haben Ihren Nachweis geprüft. Ihr Ticket gilt.',
      accountChanged:
        'Das Konto, von dem wir für Ihr Abo abbuchen, wurde geändert. Waren Sie das nicht, melden Sie sich bitte sofort bei uns.',
      accountAsked:
        'Bitte nennen Sie uns das Konto, von dem wir künftig für Ihr Abo abbuchen. Mit dem Link geht das einmal und ohne Anmeldung.',
      mandateLapses:
        'Von Ihrem Konto wurde lange nichts abgebucht. Ein Lastschriftmandat, das 36 Monate nicht genutzt wird, darf nicht mehr genutzt werden, und Ihres ist bald so weit. Bitte erteilen Sie ein neues, damit wir für Ihr Abo weiter abbuchen können. Mit dem Link geht das einmal und ohne Anmeldung; das Konto darf dasselbe bleiben.',
      dueShown: 'Mit dem Link sehen Sie ohne Anmeldung, was wir für Ihr Abo als Nächstes abbuchen, und warum.',
      passShown:
        'Der Link öffnet das Ticket ohne Anmeldung, auf jedem Handy. Ein früherer Link zu diesem Ticket gilt nicht mehr. Wer den Link hat, sieht das Ticket: Geben Sie ihn nur an die Person weiter, die damit fährt.',
      leaves:
        'Ihr Ticket über Ihren Arbeitgeber endet mit dem Tag, der unten steht. Möchten Sie ohne Unterbrechung weiterfahren, geht das mit dem Link: Er zeigt Ihnen vorher Preis und erste Abbuchung. Möchten Sie nicht, müssen Sie nichts tun, und es endet.',
      ended:
        'Wir haben Ihre Erklärung Ihrem Vertrag zugeordnet. Er endet zu dem Tag, der unten steht. Was Sie zu viel gezahlt haben, bekommen Sie zurück.',
    },
    warnedOf:
      'Der Grund: Wir haben eine Auskunftei nach Ihrer Zahlungsfähigkeit gefragt, und ihre Antwort spricht gegen einen Vertrag mit Lastschrift. Darüber hat ein Programm entschieden. Sie können uns schreiben, wie Sie die Sache sehen, und verlangen, dass ein Mensch neu entscheidet. Welche Auskunftei es war und was sie gesagt hat, teilen wir Ihnen auf Anfrage mit.',
    whereabouts: {
      ownAccount: {
        phone: 'Ihr Ticket zeigen Sie auf dem Handy vor. Sie finden es in Ihrem Konto.',
        chip: 'Ihre Karte kommt mit der Post. Alles zu Ihrem Abo finden Sie in Ihrem Konto.',
      },
      newAccount: {
        phone:
          'Ihr Ticket zeigen Sie auf dem Handy vor. Sie finden es in einem Konto mit dieser E-Mail-Adresse: Melden Sie sich an, oder legen Sie damit ein Konto an. Ihr Abo ist dann schon da.',
        chip: 'Ihre Karte kommt mit der Post. Wenn Sie mit dieser E-Mail-Adresse ein Konto anlegen, finden Sie dort alles zu Ihrem Abo.',
      },
      byLink: {
        phone:
          'Das Ticket wird auf dem Handy vorgezeigt. Der Link öffnet es ohne Anmeldung, auf jedem Handy. Wer ihn hat, sieht das Ticket: Geben Sie ihn nur an die Person weiter, die damit fährt.',
        chip: 'Die Karte kommt mit der Post. Der Link zeigt ohne Anmeldung, wie weit sie ist.',
      },
    },
    showPass: { phone: 'Ticket öffnen', chip: 'Stand der Karte' },
    alsoIn: {
      ownAccount: 'Sie finden es auch in Ihrem Konto.',
      newAccount: 'Legen Sie mit dieser E-Mail-Adresse ein Konto an, finden Sie es auch dort.',
    },
    createAccount: 'Konto anlegen',
    toSubscriptions: 'Zu Ihrem Abo',
    button: {
      accountAsked: 'Konto nennen',
      mandateLapses: 'Neues Mandat erteilen',
      dueShown: 'Abbuchungen ansehen',
      passShown: 'Ticket öffnen',
      confirm: 'Bestellung bestätigen',
      payFirst: 'Jetzt zahlen',
      proofMissing: 'Nachweis einreichen',
      leaves: 'Privat weiterfahren',
    },
    product: 'Abo',
    number: 'Vertragsnummer',
    firstDay: 'Erster Tag',
    lastDay: 'Letzter Tag',
    neverBegan: 'beginnt nicht',
    price: 'Preis je Zahlung',
    firstDebit: 'Erste Abbuchung',
    yourDebit: 'Ihre nächste Abbuchung',
    until: moment => `Der Link gilt bis ${moment}.`,
    notYou: 'Haben Sie nichts bestellt, müssen Sie nichts tun: Ohne Ihre Bestätigung entsteht kein Vertrag.',
  },
  en: {
    subject: {
      confirm: product => `Please confirm your order: ${product}`,
      payFirst: product => `Please make the first payment now: ${product}`,
      granted: product => `Your contract: ${product}`,
      pending: product => `We are checking your order: ${product}`,
      rejected: product => `About your order: ${product}`,
      takenBack: product => `Your application is decided anew: ${product}`,
      proofMissing: product => `A proof is still missing: ${product}`,
      proofAccepted: product => `Your proof has been checked: ${product}`,
      accountChanged: product => `Your account has been changed: ${product}`,
      ended: product => `Your contract ends: ${product}`,
      accountAsked: product => `Please name your account: ${product}`,
      mandateLapses: product => `Your direct debit mandate expires: ${product}`,
      dueShown: product => `What we debit next: ${product}`,
      passShown: product => `Your ticket: ${product}`,
      leaves: product => `Your ticket by your employer ends: ${product}`,
    },
    lead: {
      confirm:
        'You have ordered a subscription from us. Please confirm by the link that this e-mail address is yours. Only then do we work on your order.',
      payFirst:
        'Your order is confirmed. Before we conclude the contract, please make the first payment yourself, by card for example. The link does that without signing in. From the second payment on we debit your account. If you do not pay, there is no contract.',
      granted:
        'Your contract is concluded. You find the contract and the instruction on your right to withdraw attached. Please keep both.',
      pending:
        'Your order is confirmed. We check your details and get back to you. There is nothing more for you to do.',
      rejected:
        'Unfortunately we cannot accept your order. Nothing is debited. If you would like the decision to be checked, write to us: a person then looks at your order.',
      takenBack:
        'The yes to your application has been taken back. Nothing is debited, and the application is decided anew. You need do nothing: we will write to you.',
      proofMissing:
        'A proof is still missing for your subscription. Until it is there you cannot travel by it. By the link you hand it in without signing in.',
      proofAccepted: 'We have checked your proof. Your ticket is good.',
      accountChanged:
        'The account that is debited for your subscription has been changed. If that was not you, please contact us at once.',
      accountAsked:
        'Please name the account that we are to debit for your subscription from now on. The link does that once, without signing in.',
      mandateLapses:
        'Nothing was debited from your account for a long time. A direct debit mandate that was not used for 36 months must not be used any more, and yours is nearly there. Please give a new one, so that we can go on debiting your subscription. The link does it once and without signing in; the account may be the same.',
      dueShown: 'By the link you see without signing in what we debit next for your subscription, and why.',
      passShown:
        'The link opens the ticket without signing in, on any phone. An earlier link to this ticket is good no more. Whoever has the link sees the ticket: pass it on only to the person who travels with it.',
      leaves:
        'Your ticket by your employer ends with the day below. If you want to go on travelling without a break, the link does that: it shows you price and first debit before. If you do not, there is nothing for you to do, and it ends.',
      ended:
        'We have found the contract your declaration is about. It ends with the day below. What you have paid too much is given back.',
    },
    warnedOf:
      'The reason: we asked a credit agency whether you can pay, and its answer speaks against a contract by direct debit. A program decided on this. You can write to us how you see it, and have a person decide anew. On request we tell you which agency it was and what it said.',
    whereabouts: {
      ownAccount: {
        phone: 'You show your ticket on your phone. It is in your account.',
        chip: 'Your card comes by post. Everything about your subscription is in your account.',
      },
      newAccount: {
        phone:
          'You show your ticket on your phone. It is in an account with this e-mail address: sign in, or create an account with it. Your subscription is there already.',
        chip: 'Your card comes by post. If you create an account with this e-mail address, everything about your subscription is there.',
      },
      byLink: {
        phone:
          'The ticket is shown on a phone. The link opens it without signing in, on any phone. Whoever has the link sees the ticket: pass it on only to the person who travels with it.',
        chip: 'The card comes by post. The link shows without signing in how far it is.',
      },
    },
    showPass: { phone: 'Open the ticket', chip: 'How far the card is' },
    alsoIn: {
      ownAccount: 'It is in your account as well.',
      newAccount: 'If you create an account with this e-mail address, it is there as well.',
    },
    createAccount: 'Create an account',
    toSubscriptions: 'To your subscription',
    button: {
      accountAsked: 'Name the account',
      mandateLapses: 'Give a new mandate',
      dueShown: 'See the debits',
      passShown: 'Open the ticket',
      confirm: 'Confirm the order',
      payFirst: 'Pay now',
      proofMissing: 'Hand in the proof',
      leaves: 'Go on privately',
    },
    product: 'Subscription',
    number: 'Contract number',
    firstDay: 'First day',
    lastDay: 'Last day',
    neverBegan: 'does not begin',
    price: 'Price of each payment',
    firstDebit: 'First debit',
    yourDebit: 'Your next debit',
    until: moment => `The link is good until ${moment}.`,
    notYou:
      'If you have not ordered anything, you need not do anything: without your confirmation there is no contract.',
  },
}
