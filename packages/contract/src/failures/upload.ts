import type { FailureText } from './failure-text.ts'

/** Failures of files that are sent in. */
export const uploadFailures = {
  fileTypeNotAllowed: {
    code: 850,
    status: 415,
    de: 'Diese Art von Datei nehmen wir hier nicht an.',
    en: 'We do not accept this type of file here.',
  },
  fileTooBig: { code: 851, status: 413, de: 'Diese Datei ist zu groß.', en: 'This file is too big.' },
  uploadFailed: {
    code: 852,
    status: 400,
    de: 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
    en: 'The file could not be uploaded. Please try again.',
  },
  pdfActive: {
    code: 856,
    status: 400,
    de: 'Diese PDF-Datei führt etwas aus oder bringt andere Dateien mit. Bitte speichern Sie sie ohne das.',
    en: 'This PDF runs something or brings other files along. Please save it without that.',
  },
  pdfTooLong: {
    code: 857,
    status: 400,
    de: 'Mehr als 200 Seiten sind zu viele.',
    en: 'More than 200 pages are too many.',
  },
  pdfUnreadable: {
    code: 858,
    status: 400,
    de: 'Diese Datei lässt sich nicht lesen. Vielleicht ist sie beschädigt oder hat ein Passwort.',
    en: 'This file cannot be read. Perhaps it is damaged or has a password.',
  },
  attachmentNotFound: {
    code: 853,
    status: 404,
    de: 'Diese Datei gibt es nicht mehr.',
    en: 'This file is no longer there.',
  },
  attachmentInUse: {
    code: 854,
    status: 409,
    de: 'Diese Datei wird noch mit Tickets verschickt. Bitte nehmen Sie sie dort zuerst heraus.',
    en: 'This file is still sent with tickets. Please take it out there first.',
  },
  attachmentsTooLarge: {
    code: 859,
    status: 400,
    de: 'Zusammen mit dem Ticket sind diese Dateien zu groß für eine Mail.',
    en: 'Together with the ticket these files are too large for a mail.',
  },
  filesFull: {
    code: 1464,
    status: 409,
    de: 'Der Platz für diese Dateien ist belegt. Bitte löschen Sie zuerst andere oder nehmen Sie welche zurück.',
    en: 'The space for these files is used up. Please delete others first, or take some back.',
  },
  workbookTooLarge: {
    code: 855,
    status: 400,
    de: 'Die Arbeitsmappe hat mehr als 200.000 Zellen oder braucht zu viel Zeit.',
    en: 'The workbook has more than 200,000 cells, or takes too much time.',
  },
} as const satisfies Record<string, FailureText>
