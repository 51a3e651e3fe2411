import type { CheckedTariff } from '@billett/tariff-import'

/** `tooMuch`: more cells, memory or time than a tariff takes. */
export type Conversion = { ok: true; checked: CheckedTariff } | { ok: false; reason: 'tooMuch' }

/** Reads workbooks, and catalogues as JSON, beside the process that sells: one that is made to be dear harms nobody. */
export interface CatalogueConverter {
  convert: (file: Uint8Array) => Promise<Conversion>
}
