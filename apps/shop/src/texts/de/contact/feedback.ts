/** What passengers have to say. */
export const feedback = {
  'feedback.headline': 'Ihre Rückmeldung',
  'feedback.lead': 'Lob, Kritik, Fragen oder etwas verloren? Sagen Sie uns, worum es geht.',
  'feedback.about': 'Worum geht es?',
  'feedback.moreExactly': 'Worum genau?',
  'feedback.choose': 'Bitte wählen',
  'feedback.submit': 'Rückmeldung senden',
  'feedback.loadFailed': 'Die Auswahl konnte nicht geladen werden.',
  'feedback.doneHeadline': 'Vielen Dank!',
  'feedback.thanks': 'Ihre Rückmeldung ist bei uns.',
  'feedback.received': 'Eingegangen am {{when}}',
  'feedback.doneText':
    'Wir lesen jede Nachricht. Wenn Sie eine E-Mail-Adresse angegeben haben, antworten wir Ihnen in den nächsten Tagen.',
  'feedback.another': 'Noch etwas mitteilen',
}
