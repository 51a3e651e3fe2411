import { ATTACHMENT_COLUMN_WORDS, ATTACHMENT_STATE_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the files that go with tickets, and the form of a group, say. */
export const attachments = {
  ...worded('attachments', ATTACHMENT_COLUMN_WORDS, 'de'),
  ...worded('attachments', ATTACHMENT_STATE_WORDS, 'de'),
  'attachments.lead': 'Dateien, die mit der Mail der Tickets kommen: je Bereich und Gruppe von Tickets.',
  'attachments.area': 'Bereich',
  'attachments.areas.ticket': 'Tickets',
  'attachments.areas.subscription': 'Abonnements',
  'attachments.groups': 'Gruppen',
  'attachments.groupsFound_one': '{{count}} Gruppe',
  'attachments.groupsFound_other': '{{count}} Gruppen',
  'attachments.noGroup': 'In diesem Bereich wird nichts verkauft.',
  'attachments.group': 'Gruppe',
  'attachments.allGroups': 'Alle Tickets des Bereichs',
  'attachments.groupGone': 'Gruppe nicht mehr im Tarif',
  'attachments.choose': 'Dateien wählen',
  'attachments.filesOf': 'Dateien für „{{name}}“',
  'attachments.room': '{{size}} von {{most}}, die neben den Tickets in eine Mail passen.',
  'attachments.saved': 'Die Dateien dieser Gruppe sind gespeichert.',
  'attachments.changed': 'Inzwischen geändert',
  'attachments.changedText':
    'Jemand hat diesen Bereich geändert. Was Sie gewählt haben, steht noch da und gilt, wenn Sie noch einmal speichern. Gespeichert ist für diese Gruppe jetzt:',
  'attachments.nothing': 'keine Datei',
  'attachments.files': 'Dateien',
  'attachments.found_one': '{{count}} Datei',
  'attachments.found_other': '{{count}} Dateien',
  'attachments.none': 'Keine Datei',
  'attachments.noneText': 'Laden Sie eine Datei hoch, um sie mit Tickets zu verschicken.',
  'attachments.missing': 'Datei fehlt',
  'attachments.file': 'Datei hochladen',
  'attachments.fileHint': 'PDF oder JPEG, höchstens 25 MB. Aus Bildern wird entfernt, was nicht zu sehen ist.',
  'attachments.uploaded': 'Die Datei ist gespeichert.',
  'attachments.remove': 'Löschen',
  'attachments.removeText': '„{{name}}“ wird gelöscht.',
  'attachments.removed': 'Die Datei ist gelöscht.',
}
