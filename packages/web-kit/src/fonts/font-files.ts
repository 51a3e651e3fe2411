import type { FontName } from '@billett/clients'
import interMore from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import nunitoMore from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url'
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'
import sourceSansMore from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import sourceSerifMore from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url'
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'

/** Paths of a font: what German and English are written with, and letters of other languages, in names above all. */
export interface FontFiles {
  latin: string
  more: string
}

export const fontFiles: Record<FontName, FontFiles> = {
  inter: { latin: inter, more: interMore },
  nunito: { latin: nunito, more: nunitoMore },
  sourceSans: { latin: sourceSans, more: sourceSansMore },
  sourceSerif: { latin: sourceSerif, more: sourceSerifMore },
}
