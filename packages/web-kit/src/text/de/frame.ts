/** What stands around every screen. */
export const frame = {
  'frame.skipToContent': 'Zum Inhalt springen',
  'frame.home': '{{name}}, Startseite',
  'frame.switchTo.de': 'Deutsch',
  'frame.switchTo.en': 'English',
  'frame.footer.contrastOn': 'Hohen Kontrast einschalten',
  'frame.footer.contrastOff': 'Hohen Kontrast ausschalten',
  'frame.footer.statement': 'Erklärung zur Barrierefreiheit',
  'frame.menu.open': 'Konto von {{name}}',
  'frame.menu.signOut': 'Abmelden',
  'pages.notFound.headline': 'Diese Seite gibt es nicht',
  'frame.footer.cancelContracts': 'Verträge hier kündigen',
  'frame.footer.withdrawContract': 'Vertrag widerrufen',
}
