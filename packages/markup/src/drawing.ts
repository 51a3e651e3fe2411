/** A shape of a drawing: the name of an SVG element and what it is drawn by. */
export interface Shape {
  element: string
  attributes: Readonly<Record<string, string>>
}

const ELEMENTS: ReadonlySet<string> = new Set(['rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'path'])

/** By what a shape is placed and painted; nothing that fetches, runs or styles. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'x1', 'y1', 'x2', 'y2', 'points', 'd'],
  ...['fill', 'fill-rule', 'clip-rule', 'opacity', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-miterlimit'],
])

/** Numbers, colours, words and the letters of a path: no address, no quotation mark, no markup. */
const VALUE = /^[\w#.,%+\- ]*$/

const SHAPE = /\s*<([a-z]+)((?:\s+[a-z0-9-]+="[^"]*")*)\s*\/>\s*/y
const ATTRIBUTE = /([a-z0-9-]+)="([^"]*)"/g

/**
 * Reads the inside of an `<svg>` that is made of plain shapes. Undefined where there is anything else in it: groups,
 * text, styles, scripts, links or another document.
 */
export function shapesOf(drawing: string): Shape[] | undefined {
  const shapes: Shape[] = []
  SHAPE.lastIndex = 0
  let end = 0
  while (end < drawing.length) {
    const found = SHAPE.exec(drawing)
    if (!found) return undefined
    const [, element = '', source = ''] = found
    const attributes = Array.from(source.matchAll(ATTRIBUTE), ([, name = '', value = '']) => ({ name, value }))
    const isPlain = attributes.every(({ name, value }) => ATTRIBUTES.has(name) && VALUE.test(value))
    if (!ELEMENTS.has(element) || !isPlain) return undefined
    shapes.push({ element, attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])) })
    end = SHAPE.lastIndex
  }
  return shapes
}
