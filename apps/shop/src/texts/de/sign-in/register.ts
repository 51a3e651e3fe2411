import { NEWSLETTER_WORDING } from '@billett/domain'
/** Making an account. */
export const register = {
  'signIn.register.headline': 'Registrieren',
  'signIn.register.lead': 'In zwei Minuten haben Sie ein Konto. Ihr Warenkorb bleibt, wie er ist.',
  'signIn.register.tabs': 'Sind Sie schon Kundin oder Kunde?',
  'signIn.register.newCustomer': 'Ich bin neu hier',
  'signIn.register.existingCustomer': 'Ich bin schon Kundin oder Kunde',
  'signIn.register.account': 'Zugangsdaten',
  'signIn.register.person': 'Über Sie',
  'signIn.register.address': 'Rechnungsadresse',
  'signIn.register.deviating': 'Meine Post soll an eine andere Adresse gehen',
  'signIn.register.deviatingAddress': 'Abweichende Postadresse',
  'signIn.register.addressChanged': 'Meine Adresse hat sich geändert',
  'signIn.register.newAddress': 'Ihre jetzige Adresse',
  'signIn.register.addressConfirmed': 'Diese Adresse ist richtig.',
  'signIn.register.consent': 'Zustimmung',
  'signIn.register.terms': 'Ich habe die <terms>Geschäftsbedingungen</terms> gelesen und stimme ihnen zu.',
  'signIn.register.privacy':
    'Wie wir mit Ihren Daten umgehen, steht in den <privacy>Hinweisen zum Datenschutz</privacy>.',
  'signIn.register.newsletter': NEWSLETTER_WORDING.de,
  'signIn.register.claim': 'Ihr Kundenkonto',
  'signIn.register.activationToken': 'Aktivierungscode',
  'signIn.register.activationTokenHint': 'Er steht in dem Brief, den Sie von uns bekommen haben.',
  'signIn.register.customerNumber': 'Kundennummer',
  'signIn.register.customerNumberHint': 'Sie steht auf Ihrer Kundenkarte und auf jeder Rechnung.',
  'signIn.register.sentHeadline': 'Nur noch ein Schritt',
  'signIn.register.sentText':
    'Wir haben eine Mail an {{email}} geschickt. Öffnen Sie den Link darin, dann ist Ihr Konto aktiv. Gibt es zu dieser Adresse schon ein Konto, steht das in der Mail.',
  'signIn.register.sentHint':
    'Keine Mail bekommen? Sehen Sie im Spam-Ordner nach oder lassen Sie sie noch einmal senden.',
  'signIn.register.closed': 'In diesem Shop kann man sich nicht registrieren. Sie können als Gast einkaufen.',
}
