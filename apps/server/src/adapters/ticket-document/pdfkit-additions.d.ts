/** What pdfkit 0.20 can do and its types do not know yet. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, src: import('fontkit').Font): this
  }
  interface PDFImage {
    openImage(src: Buffer): { width: number; height: number }
  }
  interface PDFAnnotation {
    createStructParentTreeNextKey(): number
    getStructParentTree(): { add(key: number, element: PDFKitReference): void }
  }
  interface AnnotationOption {
    StructParent?: number
  }
  interface PDFAttachmentOptions {
    relationship?: 'Alternative'
  }
  interface StructureElementOptions {
    bbox?: [number, number, number, number]
  }
}
declare namespace PDFKit {
  interface PDFStructureElement {
    dictionary: PDFKitReference
  }
}
