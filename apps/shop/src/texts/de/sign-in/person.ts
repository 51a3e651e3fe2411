/** What is asked of a person, by whichever form. */
export const person = {
  'person.salutation': 'Anrede',
  'person.title': 'Titel',
  'person.noTitle': 'Kein Titel',
  'person.birthDateHint': 'Für ein Konto müssen Sie mindestens {{age}} Jahre alt sein.',
  'person.phone': 'Telefon',
  'person.phoneHint': 'Für Rückfragen zu Ihren Bestellungen',
  'person.questions': 'Weitere Angaben',
  'person.noChoice': 'Bitte wählen',
  'person.amountIn': 'Betrag in {{currency}}',
}
