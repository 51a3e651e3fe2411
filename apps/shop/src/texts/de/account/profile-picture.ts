/** The customer's own picture. */
export const profilePicture = {
  'profilePicture.headline': 'Profilbild',
  'profilePicture.lead': 'Ihr Bild sehen nur Sie und unser Kundenservice.',
  'profilePicture.yours': 'Ihr Profilbild',
  'profilePicture.none': 'Noch kein Bild',
  'profilePicture.choose': 'Bild auswählen',
  'profilePicture.change': 'Anderes Bild auswählen',
  'profilePicture.hint':
    'JPEG, PNG, WebP, GIF, AVIF oder TIFF, höchstens 25 MB. Wir speichern nur einen quadratischen Ausschnitt ohne Orts- und Kameradaten.',
  'profilePicture.uploading': 'Das Bild wird hochgeladen …',
  'profilePicture.saved': 'Ihr Bild ist gespeichert.',
  'profilePicture.remove': 'Bild entfernen',
  'profilePicture.removed': 'Ihr Bild ist entfernt.',
}
