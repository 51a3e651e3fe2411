import type { TicketBarcode } from '../../ports/ticket-barcode.ts'

/** Modules of light around the symbol. */
const QUIET = 2

/** A signed barcode as an SVG data URL, black on white whatever the page's colours are. */
export const barcodePicture =
  (barcode: TicketBarcode) =>
  (bytes: Uint8Array): string => {
    const { modules, svgPath } = barcode.draw(bytes)
    const size = modules + 2 * QUIET
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${size} ${size}" shape-rendering="crispEdges">` +
      `<rect x="${-QUIET}" y="${-QUIET}" width="${size}" height="${size}" fill="#fff"/><path d="${svgPath}"/></svg>`
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  }
