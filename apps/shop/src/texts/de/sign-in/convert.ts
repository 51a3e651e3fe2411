/** From a purchase as guest to an account. */
export const convert = {
  'signIn.convert.headline': 'Aus Ihrem Kauf wird ein Konto',
  'signIn.convert.lead': 'Ihre Angaben kennen wir schon. Es fehlen nur ein Passwort und ein Klick in einer E-Mail.',
  'signIn.convert.leadUnnamed': 'Es fehlen nur Ihr Name, ein Passwort und ein Klick in einer E-Mail.',
  'signIn.convert.forOrder': 'Das Konto gehört zu {{email}}, wie in Ihrer Bestellung {{number}}.',
  'signIn.convert.offer': 'Mit einem Konto finden Sie diese Tickets auf jedem Gerät wieder.',
  'signIn.convert.notPossible': 'Aus dieser Bestellung lässt sich kein Konto anlegen.',
}
