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
} as const satisfies Record<string, FailureText>
