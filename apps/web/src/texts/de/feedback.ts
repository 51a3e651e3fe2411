/** What passengers have to say. */
export const feedback = {
  headline: 'Ihre Rückmeldung',
  lead: 'Lob, Kritik, Fragen oder etwas verloren? Sagen Sie uns, worum es geht.',
  about: 'Worum geht es?',
  moreExactly: 'Worum genau?',
  choose: 'Bitte wählen',
  submit: 'Rückmeldung senden',
  loadFailed: 'Die Auswahl konnte nicht geladen werden.',
  doneHeadline: 'Vielen Dank!',
  thanks: 'Ihre Rückmeldung ist bei uns.',
  received: 'Eingegangen am {{when}}',
  doneText:
    'Wir lesen jede Nachricht. Wenn Sie eine E-Mail-Adresse angegeben haben, antworten wir Ihnen in den nächsten Tagen.',
  another: 'Noch etwas mitteilen',
}
