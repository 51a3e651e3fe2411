import type { Language, Reader } from '@billett/domain'

/** In which language, and whom the sentences speak to. */
export interface Told {
  language: Language
  reader: Reader
}
