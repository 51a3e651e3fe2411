/** Versions of the Flexible Content Barcode (UIC 918.9) that a client's inspectors may read. */
export const BARCODE_EDITIONS = ['1.3', '3'] as const
export type BarcodeEdition = (typeof BARCODE_EDITIONS)[number]

/** What every reader in the field knows, those of years ago included. */
export const COMMON_EDITION: BarcodeEdition = '1.3'
