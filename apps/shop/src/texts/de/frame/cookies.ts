export const cookies = {
  'cookies.title': 'Ihre Privatsphäre',
  'cookies.text':
    'Wir speichern auf Ihrem Gerät, was der Shop zum Funktionieren braucht. Alles Weitere, etwa Kartenbilder oder Ihre letzten Suchen, laden und merken wir uns nur, wenn Sie zustimmen. Ihre Auswahl können Sie jederzeit ändern.',
  'cookies.privacy': 'Datenschutzerklärung',
  'cookies.legalNotice': 'Impressum',
  'cookies.acceptAll': 'Alle annehmen',
  'cookies.reject': 'Alle ablehnen',
  'cookies.individual': 'Einzeln auswählen',
}
