/** The customer's own picture. */
export const profilePicture = {
  headline: 'Profilbild',
  lead: 'Ihr Bild sehen nur Sie und unser Kundenservice.',
  yours: 'Ihr Profilbild',
  none: 'Noch kein Bild',
  choose: 'Bild auswählen',
  change: 'Anderes Bild auswählen',
  hint: 'JPEG, PNG, WebP, GIF, AVIF oder TIFF, höchstens 25 MB. Wir speichern nur einen quadratischen Ausschnitt ohne Orts- und Kameradaten.',
  uploading: 'Das Bild wird hochgeladen …',
  saved: 'Ihr Bild ist gespeichert.',
  remove: 'Bild entfernen',
  removed: 'Ihr Bild ist entfernt.',
}
