/** Something is not accessible (BFSG). */
export const reportBarrier = {
  'reportBarrier.headline': 'Barriere melden',
  'reportBarrier.lead':
    'Kommen Sie an einer Stelle nicht weiter? Beschreiben Sie sie uns. Name und E-Mail-Adresse sind freiwillig.',
  'reportBarrier.description': 'Was geht nicht?',
  'reportBarrier.descriptionHint': 'Was wollten Sie tun, und was ist stattdessen passiert?',
  'reportBarrier.page': 'Auf welcher Seite?',
  'reportBarrier.pageHint': 'Adresse oder Name der Seite',
  'reportBarrier.technology': 'Welches Hilfsmittel nutzen Sie?',
  'reportBarrier.technologyHint': 'zum Beispiel Vorleseprogramm, Vergrößerung, nur Tastatur',
  'reportBarrier.name': 'Name',
  'reportBarrier.email': 'E-Mail-Adresse',
  'reportBarrier.emailHint': 'Nur wenn Sie eine Antwort möchten. Sie kommt innerhalb von zwei Wochen.',
  'reportBarrier.submit': 'Meldung senden',
  'reportBarrier.doneHeadline': 'Ihre Meldung ist eingegangen',
  'reportBarrier.doneText': 'Vielen Dank. Wir kümmern uns darum und antworten Ihnen an {{email}}.',
  'reportBarrier.doneTextNoMail': 'Vielen Dank. Wir kümmern uns darum.',
  'reportBarrier.fileName': 'Meldung.txt',
}
