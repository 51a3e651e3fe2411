import type { TakeOverSubject } from '@billett/contract'
import type { Kept, Language } from '@billett/domain'
import type { AccountVisit } from '../../../ports/job-queue.ts'
import { dateText } from '../../run/mail/index.ts'

interface MailWords {
  subject: (shop: string) => string
  /** Paragraphs; the link follows the first. */
  text: (facts: {
    shop: string
    email: string
    day: string
    withNewsletter: boolean
    kept: readonly Kept[]
    visit: AccountVisit | undefined
  }) => [string, ...string[]]
  /** What the link says. */
  link?: string
}

export interface AccountMailWords {
  notYou: string
  activation: MailWords
  alreadyRegistered: MailWords
  passwordReset: MailWords
  passwordChanged: MailWords
  passwordReplaced: MailWords
  passkeyAdded: MailWords
  manyTries: MailWords
  newDevice: MailWords
  emailChange: MailWords
  emailTaken: MailWords
  emailChangeAsked: MailWords
  deletionRequested: MailWords
  deletionWithdrawn: MailWords
  deleted: MailWords
  takenOver: MailWords
  documentAdded: MailWords
}

/** What stays of somebody, and until when. */
const KEPT: Readonly<Record<Language, Record<Kept['what'], (day: string) => string>>> = {
  de: {
    nameAndAddress: day => `Zu Ihren Abos bleiben Name und Anschrift, wie das Steuerrecht es verlangt, bis zum ${day}.`,
    mandate: day => `Ihr Lastschriftmandat bleibt bis zum ${day}, weil Ihre Bank so lange danach fragen kann.`,
  },
  en: {
    nameAndAddress: day => `With your subscriptions name and address stay until ${day}, as tax law demands.`,
    mandate: day => `Your direct debit mandate stays until ${day}, because your bank may ask for it until then.`,
  },
}

/** What staff have changed in somebody's place. */
const CHANGED: Readonly<Record<Language, Record<TakeOverSubject, string>>> = {
  de: { details: 'Ihre Angaben', order: 'Warenkorb oder Bestellungen', subscription: 'Ihre Abos' },
  en: { details: 'your details', order: 'your cart or orders', subscription: 'your subscriptions' },
}

/** What the mails of an account say. */
export const ACCOUNT_MAIL: Readonly<Record<Language, AccountMailWords>> = {
  de: {
    notYou: 'Waren Sie das nicht? Dann ändern Sie bitte sofort Ihr Passwort oder wenden Sie sich an unseren Service.',
    activation: {
      subject: shop => `Bitte aktivieren Sie Ihr Konto bei ${shop}`,
      text: ({ shop, withNewsletter }) => [
        `Sie haben sich bei ${shop} registriert. Bitte bestätigen Sie innerhalb von sieben Tagen, dass diese E-Mail-Adresse Ihnen gehört.`,
        ...(withNewsletter
          ? [
              'Sie haben dabei auch unseren Newsletter bestellt: Neuigkeiten und Angebote, höchstens einmal im Monat. Mit der Aktivierung bestätigen Sie das. Abbestellen können Sie ihn jederzeit, in Ihrem Konto und in jeder Ausgabe.',
            ]
          : []),
        'Was Sie mit dieser Adresse schon als Gast gekauft haben, finden Sie danach in Ihrem Konto.',
        'Haben Sie sich nicht registriert? Dann müssen Sie nichts tun: Ohne Ihre Bestätigung entsteht kein Konto.',
      ],
      link: 'Konto aktivieren',
    },
    alreadyRegistered: {
      subject: shop => `Sie haben schon ein Konto bei ${shop}`,
      text: ({ shop }) => [
        `Mit dieser E-Mail-Adresse wollte sich jemand bei ${shop} registrieren. Sie haben hier aber schon ein Konto und können sich damit anmelden. Wenn Sie Ihr Passwort nicht mehr wissen, können Sie ein neues wählen.`,
        'Waren Sie das nicht? Dann müssen Sie nichts tun: An Ihrem Konto hat sich nichts geändert.',
      ],
      link: 'Neues Passwort wählen',
    },
    passwordReset: {
      subject: shop => `Ihr neues Passwort bei ${shop}`,
      text: ({ shop }) => [
        `Sie möchten ein neues Passwort für Ihr Konto bei ${shop} wählen. Der Link gilt eine Stunde und nur einmal.`,
        'Haben Sie das nicht angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
      ],
      link: 'Neues Passwort wählen',
    },
    passwordChanged: {
      subject: shop => `Ihr Passwort bei ${shop} wurde geändert`,
      text: ({ shop }) => [
        `Das Passwort Ihres Kontos bei ${shop} wurde geändert. Alle anderen Geräte sind jetzt abgemeldet.`,
      ],
    },
    passwordReplaced: {
      subject: shop => `Ihr Passwort bei ${shop} wurde geändert`,
      text: ({ shop }) => [
        `Für Ihr Konto bei ${shop} wurde ein neues Passwort gewählt. Alle Geräte und alle Dienste, bei denen Sie sich mit diesem Konto anmelden, sind jetzt abgemeldet.`,
        'Passkeys, die es in Ihrem Konto gab, sind zu Ihrer Sicherheit entfernt. Sie können dort jederzeit neue anlegen.',
      ],
    },
    passkeyAdded: {
      subject: shop => `Neuer Passkey für Ihr Konto bei ${shop}`,
      text: ({ shop }) => [
        `Zu Ihrem Konto bei ${shop} ist ein Passkey hinzugekommen. Damit kann man sich ohne Passwort anmelden.`,
        'In Ihrem Konto sehen Sie alle Passkeys und können sie dort entfernen.',
      ],
    },
    newDevice: {
      subject: shop => `Anmeldung an einem neuen Gerät bei ${shop}`,
      text: ({ shop }) => [
        `Mit Ihrem Zugang zur Verwaltung von ${shop} hat sich jemand an einem Gerät angemeldet, an dem Sie bisher nicht waren.`,
        'Waren Sie es selbst, müssen Sie nichts tun.',
      ],
    },
    manyTries: {
      subject: shop => `Viele Versuche an Ihrem Konto bei ${shop}`,
      text: ({ shop }) => [
        `Jemand hat heute sehr oft versucht, sich mit Ihrer E-Mail-Adresse bei ${shop} anzumelden, oder sehr oft Mails an Sie angefordert. Weitere Versuche von unbekannten Geräten lehnen wir vorübergehend ab.`,
        'An Ihrem Konto hat sich nichts geändert, und Sie müssen nichts tun. Auf Geräten, auf denen Sie sich schon einmal angemeldet haben, können Sie sich weiterhin anmelden, mit einem Passkey überall.',
        'Verwenden Sie Ihr Passwort auch anderswo, wählen Sie hier bitte ein eigenes.',
      ],
    },
    emailChange: {
      subject: shop => `Bitte bestätigen Sie Ihre neue E-Mail-Adresse bei ${shop}`,
      text: ({ shop, email }) => [
        `Diese E-Mail-Adresse soll künftig zu dem Konto bei ${shop} gehören, das bisher die Adresse ${email} hat. Was mit der neuen Adresse als Gast gekauft wurde, steht dann samt Tickets in diesem Konto. Ist es Ihr Konto, bestätigen Sie das bitte innerhalb von 24 Stunden.`,
        'Ist es nicht Ihr Konto, oder haben Sie das nicht angefordert? Dann öffnen Sie den Link bitte nicht: Sonst könnte jemand anderes sehen und verwenden, was Sie gekauft haben. Ohne Ihre Bestätigung ändert sich nichts.',
      ],
      link: 'E-Mail-Adresse bestätigen',
    },
    emailTaken: {
      subject: shop => `Ihre E-Mail-Adresse bei ${shop}`,
      text: ({ shop }) => [
        `Jemand wollte diese E-Mail-Adresse für ein anderes Konto bei ${shop} verwenden. Sie gehört aber schon zu Ihrem Konto, deshalb hat sich nichts geändert.`,
      ],
    },
    emailChangeAsked: {
      subject: shop => `Ihre E-Mail-Adresse bei ${shop} soll sich ändern`,
      text: ({ shop, email }) => [
        `Für Ihr Konto bei ${shop} wurde eine neue E-Mail-Adresse angegeben: ${email}. Sie gilt, sobald sie bestätigt ist.`,
      ],
    },
    deletionRequested: {
      subject: shop => `Ihr Konto bei ${shop} wird gelöscht`,
      text: ({ shop, day }) => [
        `Sie haben uns gebeten, Ihr Konto bei ${shop} zu löschen. Das geschieht am ${day}. Bis dahin können Sie es sich anders überlegen und die Löschung in Ihrem Konto zurücknehmen.`,
        'Belege Ihrer Käufe bewahren wir so lange auf, wie das Gesetz es verlangt. Laden Sie Tickets, die noch gelten, bitte vorher herunter.',
      ],
    },
    deletionWithdrawn: {
      subject: shop => `Ihr Konto bei ${shop} bleibt bestehen`,
      text: ({ shop }) => [`Sie haben die Löschung Ihres Kontos bei ${shop} zurückgenommen. Es bleibt, wie es ist.`],
    },
    takenOver: {
      subject: shop => `Unser Service war in Ihrem Konto bei ${shop}`,
      text: ({ shop, day, visit }) => [
        `Am ${day} hat jemand vom Service von ${shop} für Sie in Ihrem Konto gearbeitet. Grund: ${visit?.reason ?? ''}`,
        visit && visit.changed.length > 0
          ? `Dabei ging es um: ${visit.changed.map(one => CHANGED.de[one]).join(', ')}.`
          : 'Geändert wurde nichts.',
      ],
    },
    documentAdded: {
      subject: shop => `Ein neues Dokument in Ihrem Konto bei ${shop}`,
      text: ({ shop }) => [
        `In Ihrem Konto bei ${shop} liegt ein neues Dokument für Sie. Melden Sie sich an, um es zu lesen oder herunterzuladen.`,
        'Was darin steht, schreiben wir aus Rücksicht auf Ihre Daten nicht in diese E-Mail.',
      ],
      link: 'Zu meinen Dokumenten',
    },
    deleted: {
      subject: shop => `Ihr Konto bei ${shop} ist gelöscht`,
      text: ({ shop, kept }) => [
        `Ihr Konto bei ${shop} ist gelöscht, wie Sie es gewünscht haben. Belege Ihrer Käufe bewahren wir so lange auf, wie das Gesetz es verlangt; für anderes werden sie nicht verwendet.`,
        ...kept.map(({ what, until }) => KEPT.de[what](dateText(until, 'de'))),
      ],
    },
  },
  en: {
    notYou: 'Was that not you? Then please change your password at once, or contact our service.',
    activation: {
      subject: shop => `Please activate your account at ${shop}`,
      text: ({ shop, withNewsletter }) => [
        `You have registered at ${shop}. Please confirm within seven days that this e-mail address is yours.`,
        ...(withNewsletter
          ? [
              'You also asked for our newsletter: news and offers, once a month at most. By activating the account you confirm that. You can end it at any time, in your account and in every issue.',
            ]
          : []),
        'What you have already bought as a guest with this address will then be in your account.',
        'You have not registered? Then there is nothing to do: without your confirmation there will be no account.',
      ],
      link: 'Activate the account',
    },
    alreadyRegistered: {
      subject: shop => `You already have an account at ${shop}`,
      text: ({ shop }) => [
        `Somebody wanted to register at ${shop} with this e-mail address. You already have an account here and can sign in with it. If you no longer know your password, you can choose a new one.`,
        'Was that not you? Then there is nothing to do: nothing has changed in your account.',
      ],
      link: 'Choose a new password',
    },
    passwordReset: {
      subject: shop => `Your new password at ${shop}`,
      text: ({ shop }) => [
        `You want to choose a new password for your account at ${shop}. The link works for one hour, and only once.`,
        'You have not asked for this? Then there is nothing to do: your password stays as it is.',
      ],
      link: 'Choose a new password',
    },
    passwordChanged: {
      subject: shop => `Your password at ${shop} has been changed`,
      text: ({ shop }) => [
        `The password of your account at ${shop} has been changed. All other devices are signed out now.`,
      ],
    },
    passwordReplaced: {
      subject: shop => `Your password at ${shop} has been changed`,
      text: ({ shop }) => [
        `A new password was chosen for your account at ${shop}. All devices, and all services you sign in to with this account, are signed out now.`,
        'For your safety, passkeys that your account had are removed. You can add new ones there at any time.',
      ],
    },
    passkeyAdded: {
      subject: shop => `New passkey for your account at ${shop}`,
      text: ({ shop }) => [
        `A passkey was added to your account at ${shop}. It signs in without the password.`,
        'In your account you see all passkeys and can remove them.',
      ],
    },
    newDevice: {
      subject: shop => `Sign-in on a new device at ${shop}`,
      text: ({ shop }) => [
        `Somebody has signed in with your access to the administration of ${shop} on a device that you have not been at before.`,
        'If it was you, nothing is to be done.',
      ],
    },
    manyTries: {
      subject: shop => `Many tries at your account at ${shop}`,
      text: ({ shop }) => [
        `Somebody has tried very often today to sign in at ${shop} with your e-mail address, or has very often asked for mails to you. We refuse further tries from unknown devices for the time being.`,
        'Nothing has changed in your account, and there is nothing to do. On devices on which you have signed in before you can still sign in, with a passkey everywhere.',
        'If you use your password elsewhere, too, please choose one of its own here.',
      ],
    },
    emailChange: {
      subject: shop => `Please confirm your new e-mail address at ${shop}`,
      text: ({ shop, email }) => [
        `This e-mail address is to belong to the account at ${shop} whose address is ${email} so far. What was bought as a guest with the new address will then be in that account, tickets included. If it is your account, please confirm that within 24 hours.`,
        'It is not your account, or you have not asked for this? Then please do not open the link: somebody else could see and use what you have bought. Without your confirmation nothing changes.',
      ],
      link: 'Confirm the e-mail address',
    },
    emailTaken: {
      subject: shop => `Your e-mail address at ${shop}`,
      text: ({ shop }) => [
        `Somebody wanted to use this e-mail address for another account at ${shop}. It already belongs to your account, so nothing has changed.`,
      ],
    },
    emailChangeAsked: {
      subject: shop => `Your e-mail address at ${shop} is to be changed`,
      text: ({ shop, email }) => [
        `A new e-mail address was given for your account at ${shop}: ${email}. It counts as soon as it is confirmed.`,
      ],
    },
    deletionRequested: {
      subject: shop => `Your account at ${shop} is going to be deleted`,
      text: ({ shop, day }) => [
        `You have asked us to delete your account at ${shop}. That will happen on ${day}. Until then you can change your mind and withdraw the deletion in your account.`,
        'We keep the receipts of your purchases as long as the law demands. Please download tickets that are still valid before.',
      ],
    },
    deletionWithdrawn: {
      subject: shop => `Your account at ${shop} stays`,
      text: ({ shop }) => [`You have withdrawn the deletion of your account at ${shop}. It stays as it is.`],
    },
    takenOver: {
      subject: shop => `Our service was in your account at ${shop}`,
      text: ({ shop, day, visit }) => [
        `On ${day} somebody of the service of ${shop} worked in your account for you. Reason: ${visit?.reason ?? ''}`,
        visit && visit.changed.length > 0
          ? `It was about: ${visit.changed.map(one => CHANGED.en[one]).join(', ')}.`
          : 'Nothing was changed.',
      ],
    },
    documentAdded: {
      subject: shop => `A new document in your account at ${shop}`,
      text: ({ shop }) => [
        `There is a new document for you in your account at ${shop}. Sign in to read or download it.`,
        'Out of care for your data, this e-mail does not say what is in it.',
      ],
      link: 'To my documents',
    },
    deleted: {
      subject: shop => `Your account at ${shop} has been deleted`,
      text: ({ shop, kept }) => [
        `Your account at ${shop} has been deleted, as you wished. We keep the receipts of your purchases as long as the law demands; they are used for nothing else.`,
        ...kept.map(({ what, until }) => KEPT.en[what](dateText(until, 'en'))),
      ],
    },
  },
}
