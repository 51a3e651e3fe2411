/** Options of pdfkit 0.20 that its types do not know yet. */
declare namespace PDFKit {
  namespace Mixins {
    interface PDFFont {
      font: (src: import('fontkit').Font) => this
    }
    interface StructureElementOptions {
      bbox?: [number, number, number, number]
    }
  }
}
