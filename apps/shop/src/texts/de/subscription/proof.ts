/** Handing in a proof of an entitlement. */
export const proof = {
  'proof.from': 'Gilt ab',
  'proof.until': 'Gilt bis',
  'proof.choose': 'Datei auswählen',
  'proof.drop': 'oder hierher ziehen',
  'proof.tooLarge': 'Größer als {{megabytes}} MB.',
  'proof.wrongType': 'Diese Art von Datei nehmen wir nicht an.',
  'proof.uploading': '{{file}} wird übertragen',
  'proof.sent': '{{percent}} %',
  'proof.remove': '{{file}} entfernen',
}
