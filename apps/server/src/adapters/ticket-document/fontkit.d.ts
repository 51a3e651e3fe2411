declare module 'fontkit' {
  /** A text as glyphs side by side. */
  export interface GlyphRun {
    readonly advanceWidth: number
    readonly positions: readonly object[]
  }
  /** What we use of a parsed font; pdfkit takes the object as it is, so that a font is parsed once per process. */
  export interface Font {
    readonly unitsPerEm: number
    layout: (text: string, features?: unknown) => GlyphRun
  }
  export function create(bytes: Uint8Array): Font
}
