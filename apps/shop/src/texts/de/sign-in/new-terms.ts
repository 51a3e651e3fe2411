/** Consent to terms that changed. */
export const newTerms = {
  'signIn.terms.title': 'Neue Geschäftsbedingungen',
  'signIn.terms.text': 'Unsere Geschäftsbedingungen haben sich geändert. Bitte lesen Sie sie und stimmen Sie zu.',
  'signIn.terms.agree': 'Ich habe die <terms>Geschäftsbedingungen</terms> gelesen und stimme ihnen zu.',
  'signIn.terms.error': 'Bitte stimmen Sie den neuen Geschäftsbedingungen zu.',
  'signIn.terms.save': 'Zustimmen',
}
