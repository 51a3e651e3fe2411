/** Pages that are not about tickets. */
export const pages = {
  validSince: 'Stand: {{date}}',
  notFound: {
    headline: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist der Link veraltet oder hat einen Tippfehler. Ihr Warenkorb ist unverändert.',
  },
  fatal: {
    headline: 'Da ist etwas schiefgegangen',
    text: 'Der Fehler wurde uns gemeldet. Ihr Warenkorb bleibt erhalten. Gehen Sie zur Startseite und versuchen Sie es noch einmal.',
    notLoaded:
      'Ein Teil des Shops ließ sich nicht laden. Ihr Warenkorb bleibt erhalten. Bitte prüfen Sie Ihre Verbindung, gehen Sie zur Startseite und versuchen Sie es noch einmal.',
    download: 'Fehlerprotokoll herunterladen',
  },
  maintenance: {
    headline: 'Der Shop wird gerade gewartet',
    text: 'In Kürze können Sie hier wieder Tickets kaufen. Bereits gekaufte Tickets bleiben gültig; Sie finden sie in Ihrer Bestätigungsmail.',
    retry: 'Noch einmal nachsehen',
  },
  browserWarning: {
    headline: 'Bitte aktualisieren Sie Ihren Browser',
    text: 'Sie verwenden {{name}} {{version}} auf {{os}}. Ältere Browser haben Sicherheitslücken und zeigen den Shop vielleicht nicht richtig an.',
    textUnknown: 'Ältere Browser haben Sicherheitslücken und zeigen den Shop vielleicht nicht richtig an.',
    how: 'Öffnen Sie die Einstellungen Ihres Browsers und suchen Sie nach „Update“. Aktuelle Ausgaben von Firefox, Chrome, Edge und Safari funktionieren gut.',
  },
  announcement: {
    headline: 'Mitteilungen',
    none: 'Zurzeit gibt es keine Mitteilungen',
    noneText: 'Fahrplanänderungen und Hinweise zum Shop stehen hier, sobald es welche gibt.',
  },
}
