declare module 'fontkit' {
  /** What we use of a parsed font; pdfkit takes the object as it is, so that a font is parsed once per process. */
  export interface Font {
    readonly unitsPerEm: number
    layout: (text: string) => { readonly advanceWidth: number }
  }
  export function create(bytes: Uint8Array): Font
}
