/** Pages that are not about tickets. */
export const notices = {
  'pages.validSince': 'Stand: {{date}}',
  'pages.maintenance.headline': 'Der Shop wird gerade gewartet',
  'pages.maintenance.text':
    'In Kürze können Sie hier wieder Tickets kaufen. Bereits gekaufte Tickets bleiben gültig; Sie finden sie in Ihrer Bestätigungsmail.',
  'pages.maintenance.asking': 'Wir sehen nach, ob der Shop erreichbar ist …',
  'pages.maintenance.retry': 'Noch einmal nachsehen',
  'pages.browserWarning.headline': 'Bitte aktualisieren Sie Ihren Browser',
  'pages.browserWarning.text':
    'Sie verwenden {{name}} {{version}} auf {{os}}. Ältere Browser haben Sicherheitslücken und zeigen den Shop vielleicht nicht richtig an.',
  'pages.browserWarning.textUnknown':
    'Ältere Browser haben Sicherheitslücken und zeigen den Shop vielleicht nicht richtig an.',
  'pages.browserWarning.how':
    'Öffnen Sie die Einstellungen Ihres Browsers und suchen Sie nach „Update“. Aktuelle Ausgaben von Firefox, Chrome, Edge und Safari funktionieren gut.',
  'pages.announcement.headline': 'Mitteilungen',
  'pages.announcement.loadFailed': 'Die Mitteilungen konnten nicht geladen werden.',
  'pages.announcement.none': 'Zurzeit gibt es keine Mitteilungen',
  'pages.announcement.noneText': 'Fahrplanänderungen und Hinweise zum Shop stehen hier, sobald es welche gibt.',
  'pages.announcement.data.headline': 'Womit der Shop arbeitet',
  'pages.announcement.data.region': 'Gebiet',
  'pages.announcement.data.timetable': 'Fahrplan',
  'pages.announcement.data.tariff': 'Tarif',
  'pages.announcement.data.layout': 'Ticketlayout',
  'pages.announcement.data.layoutOf': '{{version}} vom {{date}}',
  'pages.announcement.data.none': 'noch nicht bekannt',
  'pages.announcement.data.failed': 'Mit welchen Daten der Shop arbeitet, ließ sich nicht laden.',
}
