export const cookies = {
  'cookies.title': 'Ihre Privatsphäre',
  'cookies.text':
    'Notwendiges speichern wir immer, Kartenbilder und letzte Suchen nur, wenn Sie zustimmen. Jederzeit änderbar.',
  'cookies.privacy': 'Datenschutz',
  'cookies.legalNotice': 'Impressum',
  'cookies.acceptAll': 'Alle annehmen',
  'cookies.reject': 'Alle ablehnen',
  'cookies.individual': 'Auswählen',
}
