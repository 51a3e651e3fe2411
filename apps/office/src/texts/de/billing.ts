import { BANK_FILE_STATE_WORDS, RUN_COLUMN_WORDS, RUN_STATE_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the screens of direct debits say. */
export const billing = {
  ...worded('billing', RUN_COLUMN_WORDS, 'de'),
  ...worded('billing.states', RUN_STATE_WORDS, 'de'),
  ...worded('billing.fileStates', BANK_FILE_STATE_WORDS, 'de'),
  'billing.lead':
    'Was per Lastschrift eingezogen wird: je Tag ein Einzug, der von selbst läuft, bis Sie ihn freigeben.',
  'billing.found_one': '{{count}} Einzug',
  'billing.found_other': '{{count}} Einzüge',
  'billing.none': 'Noch kein Einzug',
  'billing.noneText':
    'Sobald jemand per Lastschrift zahlt, beginnt der Einzug drei Wochen vor dem ersten Tag von selbst.',
  'billing.filter': 'Einzüge eingrenzen',
  'billing.anyToRelease': 'mit freizugebenden Dateien',
  'billing.noneSo': 'Kein solcher Einzug',
  'billing.noneSoText': 'So weit ist gerade keiner. Ohne Filter stehen alle hier.',
  'billing.runOf': 'Einzug zum {{day}}',
  'billing.overview': 'Überblick',
  'billing.notBuilt': 'noch nicht gebildet',
  'billing.before': 'Voriger Einzug',
  'billing.beforeWas': '{{day}}: {{number}} Lastschriften, {{sum}}',
  'billing.parked': 'Zurückgestellte Verträge',
  'billing.announceOn': 'Ankündigung ab',
  'billing.freezeOn': 'Beträge fest ab',
  'billing.buildOn': 'Dateien am',
  'billing.files': 'Dateien für die Bank',
  'billing.filesFound_one': '{{count}} Datei',
  'billing.filesFound_other': '{{count}} Dateien',
  'billing.noFiles': 'Noch keine Datei',
  'billing.noFilesText': 'Die Dateien werden am {{day}} von selbst gebildet.',
  'billing.messageId': 'Kennung',
  'billing.builtBy': 'Gebildet',
  'billing.releasedBy': 'Freigegeben',
  'billing.handedOverOn': 'Bei der Bank seit',
  'billing.underWay': 'unterwegs, noch unbestätigt',
  'billing.hash': 'Prüfsumme',
  'billing.byOn': '{{name}}, {{moment}}',
  'billing.byClock': 'von selbst',
  'billing.isOwn':
    'Sie haben eine Datei selbst gebildet oder ein Konto darin angegeben. Freigeben muss sie jemand anderes.',
  'billing.isCarried':
    'Es gibt keinen Weg zur Bank: Geben Sie die Dateien frei, laden Sie sie herunter und melden Sie sie dann als überbracht.',
  'billing.waits': 'Die Freigabe wartet bis {{moment}} auf eine zweite Person. Bis dahin geht nichts zur Bank.',
  'billing.progress': 'Gerade in Arbeit: {{done}} von {{parts}} Teilen sind fertig.',
  'billing.building': 'Die Dateien werden gerade gebildet.',
  'billing.toEvents': 'Zu den Ereignissen',
  'billing.troubles.noCycle': 'Frist, Ankündigung und Bank lassen keinen Ablauf zu.',
  'billing.troubles.mandateLapsed': '{{found}} Zahlende bleiben aus: Ihr Mandat ist erloschen.',
  'billing.troubles.needsAddress': '{{found}} Zahlende bleiben aus: Ihre Bank verlangt eine Anschrift.',
  'billing.troubles.noAddressee': 'Ankündigungen haben keine E-Mail-Adresse und müssen als Brief verschickt werden.',
  'billing.troubles.notPlanned': '{{found}} Zahlende bleiben aus: Ihre Lastschrift ließ sich nicht bilden.',
  'billing.troubles.fileBroken': 'Eine Datei ist nicht, was sie sein muss, und wird nicht gebildet.',
  'billing.troubles.notReleased': 'Niemand hat rechtzeitig freigegeben. Was nicht bei der Bank ist, bleibt offen.',
  'billing.troubles.notHandedOver':
    'Eine freigegebene Datei ist nicht rechtzeitig bei der Bank. Bitte klären Sie, ob die Bank sie hat.',
  'billing.troubles.notTaken': 'Die Bank nimmt eine Datei nicht an.',
  'billing.troubles.fileRefused':
    'Die Bank hat eine Datei als Ganzes abgelehnt. Klären Sie den Grund, und geben Sie die neue rechtzeitig frei.',
  'billing.troubles.payoutsNotReleased': 'Niemand hat Auszahlungen rechtzeitig freigegeben.',
  'billing.troubles.payoutFileRefused': 'Die Bank hat eine Datei mit Auszahlungen als Ganzes abgelehnt.',
  'billing.troubles.payoutBack': 'Eine Auszahlung ist nicht angekommen.',
  'billing.troubles.paidOutUnsent':
    'Die Bank hat eine Auszahlung überwiesen, die hier als nicht gesendet oder abgelehnt steht.',
  'billing.troubles.paidAfterHandOver': 'Jemand hat bezahlt, was beim Inkasso liegt.',
  'billing.troubles.notForetold': 'Von {{found}} Verträgen lässt sich nicht sagen, was kommt.',
  'billing.troubles.notInvoiced': '{{found}} Zahlende bleiben aus: Ihre Rechnung ließ sich nicht bilden.',
  'billing.troubles.notDunned': 'Ein Mahnfall geht nicht weiter.',
  'billing.troubles.wrongAccounts':
    'Mehr als eine von tausend Lastschriften nennt ein Konto, das es nicht gibt ({{found}}).',
  'billing.troubles.priceNotTold': 'Zu {{found}} Verträgen ließ sich der neue Preis nicht bestimmen.',
  'billing.build': 'Jetzt bilden',
  'billing.buildText':
    'Die Dateien werden sofort gebildet statt an ihrem Tag. Freigeben muss sie dann jemand anderes als Sie.',
  'billing.release': 'Freigeben',
  'billing.releaseNext': 'Nächste Datei freigeben',
  'billing.releaseText.transfers_one':
    'Die Datei {{messageId}} mit einer Überweisung über {{sum}} geht zur Bank. Prüfsumme: {{hash}}.',
  'billing.releaseText.transfers_other':
    'Die Datei {{messageId}} mit {{count}} Überweisungen über {{sum}} geht zur Bank. Prüfsumme: {{hash}}.',
  'billing.releaseText.debits_one':
    'Die Datei {{messageId}} mit einer Lastschrift über {{sum}} geht zur Bank. Prüfsumme: {{hash}}.',
  'billing.releaseText.debits_other':
    'Die Datei {{messageId}} mit {{count}} Lastschriften über {{sum}} geht zur Bank. Prüfsumme: {{hash}}.',
  'billing.download': 'Herunterladen',
  'billing.handOver': 'Noch einmal zur Bank bringen',
  'billing.carry': 'Als überbracht melden',
  'billing.carryText.transfers_one':
    'Haben Sie die Datei {{messageId}} mit einer Überweisung über {{sum}} selbst zur Bank gebracht? Danach gilt das Geld als unterwegs, und die Datei lässt sich nicht mehr ungültig machen.',
  'billing.carryText.transfers_other':
    'Haben Sie die Datei {{messageId}} mit {{count}} Überweisungen über {{sum}} selbst zur Bank gebracht? Danach gilt das Geld als unterwegs, und die Datei lässt sich nicht mehr ungültig machen.',
  'billing.carryText.debits_one':
    'Haben Sie die Datei {{messageId}} mit einer Lastschrift über {{sum}} selbst zur Bank gebracht? Danach gilt das Geld als unterwegs, und die Datei lässt sich nicht mehr ungültig machen.',
  'billing.carryText.debits_other':
    'Haben Sie die Datei {{messageId}} mit {{count}} Lastschriften über {{sum}} selbst zur Bank gebracht? Danach gilt das Geld als unterwegs, und die Datei lässt sich nicht mehr ungültig machen.',
  'billing.voidFile': 'Ungültig machen',
  'billing.voidFileText.transfers_one':
    'Die Datei {{messageId}} geht nicht zur Bank. Ihre eine Überweisung über {{sum}} kommt in die Datei des nächsten Banktags.',
  'billing.voidFileText.transfers_other':
    'Die Datei {{messageId}} geht nicht zur Bank. Ihre {{count}} Überweisungen über {{sum}} kommen in die Datei des nächsten Banktags.',
  'billing.voidFileText.debits_one':
    'Die Datei {{messageId}} geht nicht zur Bank. Ihre eine Lastschrift über {{sum}} kommt in eine andere, sobald Sie neu bilden.',
  'billing.voidFileText.debits_other':
    'Die Datei {{messageId}} geht nicht zur Bank. Ihre {{count}} Lastschriften über {{sum}} kommen in eine andere, sobald Sie neu bilden.',
  'billing.voidRun': 'Einzug verwerfen',
  'billing.voidRunText_one':
    'An diesem Tag wird nichts eingezogen. Eine Lastschrift über {{sum}} bleibt offen und kommt mit dem nächsten Einzug.',
  'billing.voidRunText_other':
    'An diesem Tag wird nichts eingezogen. {{count}} Lastschriften über {{sum}} bleiben offen und kommen mit dem nächsten Einzug.',
  'billing.reason': 'Grund (wenigstens zehn Zeichen)',
  'billing.done.build': 'Die Dateien werden gebildet.',
  'billing.done.voidRun': 'Der Einzug ist verworfen.',
  'billing.done.voidFile': 'Die Datei ist ungültig.',
  'billing.done.release': 'Die Datei ist freigegeben.',
  'billing.done.handOver': 'Die Datei geht noch einmal zur Bank.',
  'billing.done.carry': 'Die Datei ist als überbracht gemeldet.',
  'billing.done.download': 'Die Datei ist heruntergeladen.',
  'billing.differences': 'Warum die Summe eine andere ist',
  'billing.noDifferences': 'Jeder Vertrag wird mit demselben Betrag eingezogen wie zuvor.',
  'billing.cause': 'Grund',
  'billing.contracts': 'Verträge',
  'billing.causes.new': 'Neue Verträge',
  'billing.causes.ended': 'Beendete Verträge',
  'billing.causes.paused': 'Pausen',
  'billing.causes.price': 'Anderer Preis',
  'billing.causes.correction': 'Korrekturen und Gebühren',
  'billing.causes.late': 'Früher Fälliges',
  'billing.causes.other': 'Anderes',
  'billing.greatest': 'Die größten Beträge',
  'billing.customerNumber': 'Kundennummer',
  'billing.contract': 'Vertrag',
  'billing.andMore_one': 'und {{count}} weiterer',
  'billing.andMore_other': 'und {{count}} weitere',
}
