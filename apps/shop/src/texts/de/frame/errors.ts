/** Instead of a screen: there is none, or it broke. */
export const errors = {
  'pages.notFound.text': 'Vielleicht ist der Link veraltet oder hat einen Tippfehler. Ihr Warenkorb ist unverändert.',
  'pages.fatal.headline': 'Da ist etwas schiefgegangen',
  'pages.fatal.text':
    'Der Fehler wurde uns gemeldet. Ihr Warenkorb bleibt erhalten. Gehen Sie zur Startseite und versuchen Sie es noch einmal.',
  'pages.fatal.notLoaded':
    'Ein Teil des Shops ließ sich nicht laden. Ihr Warenkorb bleibt erhalten. Bitte prüfen Sie Ihre Verbindung, gehen Sie zur Startseite und versuchen Sie es noch einmal.',
  'pages.fatal.download': 'Fehlerprotokoll herunterladen',
}
