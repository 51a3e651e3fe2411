import { EVENT_COLUMN_WORDS, EVENT_KIND_WORDS, EVENT_LEVEL_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the list of events says. */
export const events = {
  ...worded('events', EVENT_COLUMN_WORDS, 'de'),
  ...worded('events.levels', EVENT_LEVEL_WORDS, 'de'),
  ...worded('events.kinds', EVENT_KIND_WORDS, 'de'),
  'events.filter': 'Ereignisse eingrenzen',
  'events.order': 'Bestellung ansehen',
  'events.orderOf': 'Bestellung ansehen: {{event}}',
  'events.timesSince': '{{count}}-mal seit {{since}}',
  'events.notes.open': 'offen',
  'events.notes.noted': 'zur Kenntnis genommen',
  'events.notes.all': 'alle',
  'events.acknowledge': 'Zur Kenntnis nehmen',
  'events.acknowledgeOf': 'Zur Kenntnis nehmen: {{event}}',
  'events.notedBy': '{{name}}, {{moment}}',
  'events.settledOn': 'von selbst erledigt, {{moment}}',
  'events.notedOn': 'zur Kenntnis genommen, {{moment}}',
  'events.found_one': '{{count}} Ereignis',
  'events.found_other': '{{count}} Ereignisse',
  'events.foundMore': 'mindestens {{count}} Ereignisse',
  'events.none': 'Alles ruhig',
  'events.quietSince': 'Alles ruhig seit {{moment}}',
  'events.noneText': 'Es gibt kein Ereignis, das noch niemand zur Kenntnis genommen hat.',
  'events.noneSuch': 'Kein solches Ereignis',
  'events.noneSuchText': 'Mit diesen Filtern gibt es kein Ereignis. Weniger Filter zeigen mehr.',
  'events.noneAction': 'Auch die erledigten zeigen',
  'events.when': 'Geschehen',
  'events.self': '{{name}} (ich)',
  'events.kindOf': 'Alle dieser Art: {{event}}',
  'events.snoozed': 'zurückgestellt bis {{moment}}',
  'events.keepers.anybody': 'beliebig',
  'events.keepers.me': 'mir',
  'events.keepers.nobody': 'niemandem',
  'events.notes.snoozed': 'zurückgestellt',
  'events.bulk.acknowledge': 'Zur Kenntnis nehmen …',
  'events.bulk.acknowledgeTitle': 'Ereignisse zur Kenntnis nehmen',
  'events.bulk.acknowledgeText': 'Geschieht dasselbe danach wieder, wird es von Neuem gemeldet.',
  'events.bulk.acknowledgeYes_one': '{{count}} Ereignis zur Kenntnis nehmen',
  'events.bulk.acknowledgeYes_other': '{{count}} Ereignisse zur Kenntnis nehmen',
  'events.bulk.assign': 'Zuweisen …',
  'events.bulk.assignTitle': 'Ereignisse zuweisen',
  'events.bulk.assignText': 'Wer sie hat, findet sie im Filter „Bei“ unter „mir“.',
  'events.bulk.assignYes_one': '{{count}} Ereignis zuweisen',
  'events.bulk.assignYes_other': '{{count}} Ereignisse zuweisen',
  'events.bulk.snooze': 'Zurückstellen …',
  'events.bulk.snoozeTitle': 'Ereignisse zurückstellen',
  'events.bulk.snoozeText': 'Bis dahin stehen sie weder unter den offenen noch in der Zahl auf der Übersicht.',
  'events.bulk.snoozeYes_one': '{{count}} Ereignis zurückstellen',
  'events.bulk.snoozeYes_other': '{{count}} Ereignisse zurückstellen',
  'events.bulk.noteLabel': 'Notiz',
  'events.bulk.until': 'Bis',
  'events.bulk.untilHint': 'Zeit in {{zone}}. Ohne Angabe stehen sie wieder unter den offenen.',
  'events.runbook': 'Was zu tun ist',
  'events.runbooks.books':
    'Die genannten Datensätze widersprechen sich. Nichts von Hand ändern: Lassen Sie den Betrieb die Nummern mit dem Protokoll vergleichen; die Prüfung läuft weiter und meldet es, bis es stimmt.',
  'events.runbooks.unchecked':
    'Ein Teil der Bücher ließ sich nicht prüfen; alles andere wird geprüft, und dieser Teil bei der nächsten Prüfung wieder. Lassen Sie den Betrieb den genannten Grund ansehen; bleibt es dabei, prüft „npm run books“ ohne zeitliche Grenze.',
  'events.runbooks.refund':
    'Öffnen Sie die Bestellung: Bei der Erstattung steht, warum der Zahlungsanbieter ablehnt. „Noch einmal versuchen“ fragt ihn erneut. Ist die Zahlungsart erloschen, erstatten Sie per Überweisung oder im Portal des Anbieters, und vermerken Sie es dort unter „Von Hand erstattet“.',
  'events.runbooks.payment':
    'Suchen Sie die genannte Zahlung beim Zahlungsanbieter. Gehört sie zu keiner Bestellung, erstatten Sie sie dort; war es eine Erstattung von Hand, notieren Sie, wer sie veranlasst hat. Kam über den Link einer Mahnung ein anderer Betrag, ist nichts zu tun: Was fehlt, bleibt offen, was zu viel ist, zahlt den nächsten Betrag oder steht als Gutschrift im Journal des Vertrags.',
  'events.runbooks.topUp':
    'Das Geld geht von selbst zurück. Prüfen Sie, ob die Karte noch gilt, und sagen Sie es der Kundin oder dem Kunden, falls sie nachfragen.',
  'events.runbooks.mail':
    'Fragen Sie, ob die Nachricht ankam, bevor Sie sie noch einmal senden. Häufen sich solche Ereignisse, ist der Mailserver gestört.',
  'events.runbooks.declaration':
    'Die Erklärungen stehen unter „Eingänge“. Bearbeiten Sie sie dort, und prüfen Sie, ob es ein Missbrauch des Formulars ist.',
  'events.runbooks.collecting':
    'Öffnen Sie den Einzug dieses Tages: Dort stehen seine Dateien und was nicht eingezogen wird. Was bis zum Stichtag nicht bei der Bank ist, bleibt offen und kommt mit dem nächsten Einzug.',
  'events.runbooks.arrangement':
    'Öffnen Sie im Tarif die genannten Gruppen. Was weggefallen ist, können Sie aus der Anordnung nehmen; was neu ist, wird hinter dem Übrigen verkauft.',
  'events.runbooks.bankMessage':
    'Öffnen Sie die Nachrichten der Bank. Was wartet, ordnen Sie dort zu oder legen es ab. Eine Datei, die nicht angenommen wurde, hat nichts verändert: Fordern Sie sie bei der Bank noch einmal an.',
  'events.runbooks.doubleDebit':
    'Das ist unser Fehler. Halten Sie den nächsten Einzug an, vergleichen Sie die Datei mit der Bank, und schreiben Sie der Kundin oder dem Kunden erst, wenn geklärt ist, was zurückkam.',
  'events.runbooks.fewTakers':
    'Sprechen Sie mit der Firma: Sie sieht denselben Hinweis in ihrem Portal. Es endet nichts von selbst. Bleibt es dabei, vereinbaren Sie einen neuen Stand des Rahmenvertrags, oder tragen Sie dort sein Ende ein: Dann enden die Tickets, und alle bekommen einen Link, um privat weiterzufahren.',
  'events.runbooks.passMissing':
    'Wer bezahlt, fährt gerade ohne Ticket. Öffnen Sie die genannten Verträge: Führt der Tarif ihr Produkt nicht mehr, importieren Sie einen, der es hat; das Ticket entsteht dann von selbst. Das Protokoll des Servers nennt das Produkt.',
  'events.runbooks.returnedDebit':
    'Niemand wird gemahnt, und nichts wird eingezogen, bis jemand entschieden hat. Öffnen Sie den Fall unter „Mahnfälle“: Bei einem Todesfall endet der Vertrag mit dem Monat, und was zu viel bezahlt ist, geht an die Erben.',
  'events.runbooks.realTime':
    'Fahrgäste sehen den Fahrplan ohne Verspätungen, verkauft wird wie zuvor. Fragen Sie den Betreiber des Datenstroms; gehören Fahrplan und Datenstrom nicht zusammen, importieren Sie den Fahrplan, den er dazu veröffentlicht. Sobald der Datenstrom wieder in Ordnung ist, wird er von selbst gezeigt.',
  'events.runbooks.configuration':
    'Der Shop zeigt wieder, was vorher galt, und wird nicht von selbst noch einmal geändert. Vergleichen Sie in den Einstellungen beide Fassungen, ändern Sie einen Entwurf, und geben Sie ihn frei. Das Protokoll des Servers sagt, woran er scheiterte.',
}
