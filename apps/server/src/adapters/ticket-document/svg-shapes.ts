import { shapesOf } from '@billett/markup'
import type { Pdf } from './sheet.ts'

type Attributes = ReadonlyMap<string, string>

/** Draws a client's logo in the units it was drawn in. */
export function drawSvgShapes(pdf: Pdf, svg: string): void {
  for (const { element, attributes: drawnBy } of shapesOf(svg) ?? []) {
    const attributes = new Map(Object.entries(drawnBy))
    pdf.save()
    outline(pdf, element, attributes)
    paint(pdf, attributes)
    pdf.restore()
  }
}

function outline(pdf: Pdf, element: string, attributes: Attributes): void {
  const number = (name: string) => Number(attributes.get(name) ?? 0)
  const points = (attributes.get('points') ?? '').trim()
  if (element === 'rect') pdf.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
  if (element === 'circle') pdf.circle(number('cx'), number('cy'), number('r'))
  if (element === 'ellipse') pdf.ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
  if (element === 'line') pdf.moveTo(number('x1'), number('y1')).lineTo(number('x2'), number('y2'))
  if (element === 'polygon') pdf.path(`M${points}Z`)
  if (element === 'polyline') pdf.path(`M${points}`)
  if (element === 'path') pdf.path(attributes.get('d') ?? '')
}

function paint(pdf: Pdf, attributes: Attributes): void {
  const fill = attributes.get('fill') ?? '#000000'
  const stroke = attributes.get('stroke') ?? 'none'
  pdf.lineWidth(Number(attributes.get('stroke-width') ?? 1))
  if (attributes.get('stroke-linecap') === 'round') pdf.lineCap('round')
  if (attributes.get('stroke-linejoin') === 'round') pdf.lineJoin('round')
  const [on, off = on] = (attributes.get('stroke-dasharray') ?? '').split(/[ ,]+/).map(Number)
  if (on !== undefined && off !== undefined && on > 0) pdf.dash(on, { space: off })
  if (fill !== 'none' && stroke !== 'none') pdf.fillAndStroke(fill, stroke)
  else if (fill !== 'none') pdf.fill(fill)
  else if (stroke !== 'none') pdf.stroke(stroke)
}
