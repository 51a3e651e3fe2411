/**
 * Why a PDF is handed on to nobody: it does something by itself or brings another file, is too long, or cannot be
 * looked into, as it is broken, wants a password or unpacks to too much.
 */
export type PdfFault = 'active' | 'tooLong' | 'unreadable'

export interface FileInspector {
  /** Looks at every object of a PDF; undefined where nothing is wrong with it. */
  pdf: (file: Uint8Array) => Promise<PdfFault | undefined>
}
