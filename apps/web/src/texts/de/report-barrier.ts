/** Something is not accessible (BFSG). */
export const reportBarrier = {
  headline: 'Barriere melden',
  lead: 'Kommen Sie an einer Stelle nicht weiter? Beschreiben Sie sie uns. Name und E-Mail-Adresse sind freiwillig.',
  description: 'Was geht nicht?',
  descriptionHint: 'Was wollten Sie tun, und was ist stattdessen passiert?',
  page: 'Auf welcher Seite?',
  pageHint: 'Adresse oder Name der Seite',
  technology: 'Welches Hilfsmittel nutzen Sie?',
  technologyHint: 'zum Beispiel Vorleseprogramm, Vergrößerung, nur Tastatur',
  name: 'Name',
  email: 'E-Mail-Adresse',
  emailHint: 'Nur wenn Sie eine Antwort möchten. Sie kommt innerhalb von zwei Wochen.',
  submit: 'Meldung senden',
  doneHeadline: 'Ihre Meldung ist eingegangen',
  doneText: 'Vielen Dank. Wir kümmern uns darum und antworten Ihnen an {{email}}.',
  doneTextNoMail: 'Vielen Dank. Wir kümmern uns darum.',
  fileName: 'Meldung.txt',
}
