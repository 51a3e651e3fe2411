import type { TicketLook } from '../../ports/ticket-document.ts'
import { artifact, type Pdf, type Structure } from './sheet.ts'
import { drawSvgShapes } from './svg-shapes.ts'

const LONGEST = 180
const PLATE_PADDING = 5
/** Relative luminance below which a band is called dark. */
const DARK = 0.4

interface Place {
  x: number
  y: number
  height: number
}

/**
 * Draws the logo and returns the width it takes. On a dark band it stands on a white plate: logos are drawn for paper.
 */
export function drawLogo(pdf: Pdf, parent: Structure, look: TicketLook, place: Place): number {
  if (!look.logo) return 0
  const padding = luminance(look.colours.band) < DARK ? PLATE_PADDING : 0
  const size = sizeOf(pdf, look.logo, place.height - 2 * padding)
  const x = place.x + padding
  const y = place.y + padding
  const width = size.width + 2 * padding
  if (padding > 0)
    artifact(pdf, 'Layout', () =>
      pdf.roundedRect(place.x, place.y, width, place.height, Math.min(look.radius, 10)).fill('#FFFFFF'),
    )
  const bbox: [number, number, number, number] = [x, y, x + size.width, y + size.height]
  parent.add(pdf.struct('Figure', { alt: look.name, bbox }, () => drawPicture(pdf, look.logo, x, y, size)))
  return width
}

type Logo = NonNullable<TicketLook['logo']>
interface Size {
  width: number
  height: number
}

function sizeOf(pdf: Pdf, logo: Logo, height: number): Size {
  const natural = 'png' in logo ? pdf.openImage(Buffer.from(logo.png)) : logo
  const scale = Math.min(LONGEST / natural.width, height / natural.height)
  return { width: natural.width * scale, height: natural.height * scale }
}

function drawPicture(pdf: Pdf, logo: TicketLook['logo'], x: number, y: number, { width, height }: Size): void {
  if (!logo) return
  if ('png' in logo) {
    pdf.image(Buffer.from(logo.png), x, y, { width, height })
    return
  }
  pdf
    .save()
    .translate(x, y)
    .scale(width / logo.width)
  drawSvgShapes(pdf, logo.svg)
  pdf.restore()
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
