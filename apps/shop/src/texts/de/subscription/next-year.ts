/** What parents read by the link of a letter about the next school year. */
export const nextYear = {
  'nextYear.lead': 'Schülerticket von {{pupil}} im Schuljahr {{year}}, ab {{day}}',
  'nextYear.over':
    '{{authority}} bezahlt den Schulweg im neuen Schuljahr nicht mehr. Ohne Ihre Antwort endet das Ticket mit dem alten Schuljahr.',
  'nextYear.price': 'Ihr Preis im Monat',
  'nextYear.terms':
    'Das Ticket läuft weiter wie bisher, Sie zahlen es allein. Kündigen können Sie, wie es in Ihrem Vertrag steht.',
  'nextYear.noOwnPrice': 'Zum eigenen Preis gibt es dieses Ticket nicht.',
  'nextYear.goesOn': 'Das Ticket läuft weiter. Ab {{day}} zahlen Sie {{price}} im Monat.',
  'nextYear.exemption':
    'Die Befreiung vom Eigenanteil gilt bis {{day}}. Damit sie weiter gilt, brauchen wir einen neuen Nachweis.',
  'nextYear.proof': 'Neuer Nachweis',
  'nextYear.anotherProof': 'Noch ein Nachweis, falls der erste nicht stimmt',
  'nextYear.proofHint': 'Foto oder PDF. Wer entscheidet, sieht den Nachweis, bis entschieden ist.',
  'nextYear.send': 'Nachweis senden',
  'nextYear.proofSent': 'Der Nachweis ist da. Wer bezahlt, sieht ihn sich an; darüber bekommen Sie einen Bescheid.',
  'nextYear.tooLate':
    'Für das neue Schuljahr wird gerade entschieden. Versuchen Sie es später noch einmal oder wenden Sie sich an: {{authority}}.',
  'nextYear.nothing': 'Zurzeit ist nichts zu sagen: Das Ticket läuft weiter.',
}
