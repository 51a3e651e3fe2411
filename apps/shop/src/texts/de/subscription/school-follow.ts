/** What parents do about an application they have sent, by its link. */
export const schoolFollow = {
  'schoolFollow.missing': 'Es fehlt: {{proof}}',
  'schoolFollow.missingUntil': 'Es fehlt: {{proof}}, bis zum {{day}}',
  'schoolFollow.proof': 'Nachweis',
  'schoolFollow.proofHint': 'Foto oder PDF. Wer entscheidet, sieht den Nachweis, bis entschieden ist.',
  'schoolFollow.moreProof': 'Noch einen Nachweis schicken',
  'schoolFollow.sendProof': 'Nachweis senden',
  'schoolFollow.proofSent': 'Der Nachweis ist da.',
  'schoolFollow.photo': 'Foto',
  'schoolFollow.needsPhoto': 'Die Karte trägt ein Foto. Sie wird erst gemacht, wenn Sie es geschickt haben.',
  'schoolFollow.givePhoto': 'Foto für die Karte schicken',
  'schoolFollow.otherPhoto': 'Anderes Foto für die Karte schicken',
  'schoolFollow.sendPhoto': 'Foto senden',
  'schoolFollow.photoSent': 'Das Foto ist da.',
  'schoolFollow.chooseFirst': 'Bitte wählen Sie zuerst eine Datei aus.',
  'schoolFollow.withdraw': 'Antrag zurückziehen',
  'schoolFollow.withdrawText':
    'Dann entscheidet niemand mehr darüber, und es gibt kein Ticket. Sie können es später noch einmal beantragen.',
  'schoolFollow.withdrawNow': 'Jetzt zurückziehen',
  'schoolFollow.withdrawn': 'Der Antrag ist zurückgezogen.',
  'schoolFollow.handOver': 'Vertrag an {{name}} übergeben',
  'schoolFollow.handOverText':
    '{{name}} ist volljährig und kann den Vertrag selbst haben. Das Ticket gilt weiter. Was Sie als Eigenanteil zahlen, zahlt {{name}} ab dem nächsten Monat und wird dafür nach einem Konto gefragt.',
  'schoolFollow.emailOfChild': 'E-Mail von {{name}}',
  'schoolFollow.handOverNow': 'Jetzt übergeben',
  'schoolFollow.handedOver': 'Der Vertrag gehört jetzt {{name}}.',
  'schoolFollow.again': 'Noch einmal beantragen',
  'schoolFollow.againText':
    'Mit dem, was Sie schon angegeben und geschickt haben. Es gelten die Regel und die Preise von heute.',
  'schoolFollow.againProof': 'Weiterer Nachweis',
  'schoolFollow.sendAgain': 'Antrag noch einmal absenden',
  'schoolFollow.appliedAgain': 'Der neue Antrag ist eingegangen.',
}
