import { STATEMENT_COLUMN_WORDS, STATEMENT_STATE_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the list of SQL statements and their forms say. */
export const statements = {
  ...worded('statements', STATEMENT_COLUMN_WORDS, 'de'),
  ...worded('statements.states', STATEMENT_STATE_WORDS, 'de'),
  'statements.found_one': '{{count}} Abfrage',
  'statements.found_other': '{{count}} Abfragen',
  'statements.none': 'Keine Abfrage',
  'statements.noneText': 'Eine Abfrage liest, was im Shop geschehen ist, und ergibt eine CSV-Datei. Zum Beispiel:',
  'statements.create': 'Abfrage schreiben',
  'statements.edit': 'Ändern',
  'statements.editTitle': 'Abfrage ändern',
  'statements.descriptionHint': 'So heißen die Abfrage und ihre Datei.',
  'statements.statementHint':
    'PostgreSQL, genau ein SELECT. Nach „:from“ und „:to“ (Zeitpunkte) und „:serviceArea“ wird beim Ausführen gefragt.',
  'statements.check': 'Prüfen',
  'statements.checked': 'So wird sie gespeichert',
  'statements.saved': 'Die Abfrage ist als Entwurf gespeichert.',
  'statements.release': 'Freigeben',
  'statements.releaseText': 'Wer Abfragen ausführen darf, kann „{{description}}“ dann ausführen.',
  'statements.released': 'Die Abfrage ist freigegeben.',
  'statements.releaseAsked': 'Die Freigabe wartet, bis eine zweite Person zustimmt.',
  'statements.remove': 'Löschen',
  'statements.removeText': '„{{description}}“ ist dann für immer weg.',
  'statements.removed': 'Die Abfrage ist gelöscht.',
  'statements.run': 'Ausführen',
  'statements.runTitle': '{{description}} ausführen',
  'statements.plan': 'So würde die Datenbank es tun, mit der Zahl der Zeilen',
  'statements.runText':
    'Die CSV-Datei landet in Ihren Downloads. Eine Abfrage dauert höchstens 30 Sekunden; dass Sie sie ausführen, wird vermerkt.',
  'statements.runSelected': 'Zusammen ausführen',
  'statements.runSeveralTitle': '{{count}} Abfragen ausführen',
  'statements.runSeveralText':
    'Die Dateien gehen als eine ZIP-Datei zu Ihren Downloads. Jede Abfrage dauert höchstens 30 Sekunden, sie laufen nacheinander, und wenn eine scheitert, gibt es keine Datei; dass Sie sie ausführen, wird festgehalten.',
  'statements.ran': 'Die Datei {{fileName}} ist da.',
  'statements.parameters.from': 'Von (:from)',
  'statements.parameters.to': 'Bis (:to)',
  'statements.parameters.serviceArea': 'Vertriebsbereich (:serviceArea)',
  'statements.areas.ticket': 'Tickets (2)',
  'statements.areas.subscription': 'Abonnements (4)',
  'statements.zone': 'Uhrzeit in {{zone}}',
  'statements.views': 'Was sich abfragen lässt',
  'statements.personal': 'nur mit dem Recht, Personendaten zu exportieren',
  'statements.changed': 'Inzwischen geändert',
  'statements.changedText':
    'Jemand hat diese Abfrage geändert, während Sie daran schrieben. Was Sie eingegeben haben, steht noch da. So ist sie jetzt gespeichert:',
  'statements.changedNow': 'Speichern Sie noch einmal, gilt Ihre Fassung.',
}
