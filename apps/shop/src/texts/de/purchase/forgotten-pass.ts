/** What the page for whoever was checked without a pass says. */
export const forgottenPass = {
  'forgottenPass.lead':
    'Sie wurden kontrolliert und konnten kein Ticket zeigen? Hatten Sie zu der Zeit ein gültiges Ticket auf Ihren Namen, zahlen Sie statt {{fare}} nur {{fee}}. Rufen Sie Ihren Fall dazu innerhalb von {{days}} Tagen nach der Kontrolle hier auf.',
  'forgottenPass.caseNumber': 'Fallnummer',
  'forgottenPass.caseNumberHint': 'Sie steht auf dem Beleg, den Sie bei der Kontrolle bekommen haben.',
  'forgottenPass.birthDate': 'Geburtsdatum',
  'forgottenPass.ask': 'Fall aufrufen',
  'forgottenPass.case': 'Fall {{number}}',
  'forgottenPass.checkedOn': 'Kontrolliert am',
  'forgottenPass.place': 'Wo',
  'forgottenPass.amounts.fee': 'Bearbeitungsentgelt',
  'forgottenPass.amounts.fare': 'Erhöhtes Beförderungsentgelt',
  'forgottenPass.payUntil': 'Zu zahlen bis',
  'forgottenPass.reasons.passHeld':
    'Sie hatten zum Zeitpunkt der Kontrolle ein gültiges Ticket auf Ihren Namen. Zu zahlen ist nur das Bearbeitungsentgelt.',
  'forgottenPass.reasons.passBlocked':
    'Ihr Ticket war zum Zeitpunkt der Kontrolle gesperrt. Zu zahlen ist das erhöhte Beförderungsentgelt.',
  'forgottenPass.reasons.boughtLater':
    'Ihr Ticket wurde erst nach der Kontrolle gekauft. Zu zahlen ist das erhöhte Beförderungsentgelt.',
  'forgottenPass.reasons.noPass':
    'Wir haben kein Ticket auf Ihren Namen gefunden, das zum Zeitpunkt der Kontrolle galt. Haben Sie eines, das wir nicht kennen, zeigen Sie es uns bitte bis zum {{showUntil}} und zahlen Sie noch nicht.',
  'forgottenPass.reasons.shownTooLate':
    'Die Frist, ein vergessenes Ticket zu zeigen, ist am {{showUntil}} abgelaufen. Zu zahlen ist das erhöhte Beförderungsentgelt.',
  'forgottenPass.states.paid': 'Dieser Fall ist bezahlt. Sie müssen nichts weiter tun.',
  'forgottenPass.states.withdrawn': 'Wir haben diesen Fall zurückgezogen. Sie müssen nichts zahlen.',
  'forgottenPass.pay': '{{amount}} zahlen',
}
