import { escapeMarkup } from '@billett/markup'

interface DrawnZone {
  id: string
  name: string
}

/** Pixels. */
const CHIP_HEIGHT = 36
const PADDING = 14
const GAP = 22
const ROW_GAP = 16
const MARGIN = 3
const ROW_WIDTH = 640
const FONT_SIZE = 14
/** Width of a letter on average, as a share of the font size: wide enough for bold capitals. */
const LETTER = 0.63
const LONGEST_NAME = 32

/** Readable on light and on dark ground: every chip brings its own. */
const COLOURS = { end: '#1f4e79', onEnd: '#ffffff', between: '#eaf1f8', onBetween: '#17364f', line: '#6d8ba5' }

const labelOf = ({ id, name }: DrawnZone): string => {
  const label = name === id || name.includes(id) ? name : `${id} ${name}`
  return label.length > LONGEST_NAME ? `${label.slice(0, LONGEST_NAME - 1)}…` : label
}

const widthOf = (label: string): number => Math.ceil(label.length * FONT_SIZE * LETTER) + 2 * PADDING

interface Chip {
  label: string
  x: number
  row: number
  width: number
}

/** Chips side by side, in as many rows as they need. */
function layOut(zones: readonly DrawnZone[]): Chip[] {
  let x = MARGIN
  let row = 0
  return zones.map(zone => {
    const label = labelOf(zone)
    const width = widthOf(label)
    if (x > MARGIN && x + width > ROW_WIDTH - MARGIN) {
      x = MARGIN
      row += 1
    }
    const chip = { label, x, row, width }
    x += width + GAP
    return chip
  })
}

const topOf = (row: number): number => MARGIN + row * (CHIP_HEIGHT + ROW_GAP)

const drawLink = (from: Chip, to: Chip): string => {
  const start = `M${from.x + from.width} ${topOf(from.row) + CHIP_HEIGHT / 2}`
  const path =
    from.row === to.row
      ? `${start}H${to.x}`
      : `${start}h${GAP / 2}V${topOf(to.row) - ROW_GAP / 2}H${to.x + CHIP_HEIGHT / 2}V${topOf(to.row)}`
  return `<path d="${path}" fill="none" stroke="${COLOURS.line}" stroke-width="3" stroke-linejoin="round"/>`
}

const drawChip = ({ label, x, row, width }: Chip, isEnd: boolean): string => {
  const middle = topOf(row) + CHIP_HEIGHT / 2
  const fill = isEnd ? COLOURS.end : COLOURS.between
  const ink = isEnd ? COLOURS.onEnd : COLOURS.onBetween
  return (
    `<rect x="${x}" y="${topOf(row)}" width="${width}" height="${CHIP_HEIGHT}" rx="${CHIP_HEIGHT / 2}" fill="${fill}" stroke="${COLOURS.line}"/>` +
    `<text x="${x + width / 2}" y="${middle}" fill="${ink}" text-anchor="middle" dominant-baseline="central"${isEnd ? ' font-weight="600"' : ''}>${escapeMarkup(label)}</text>`
  )
}

/** Zones in the order they are travelled as a chain of chips, the ends stronger than what lies between. SVG. */
export function drawZones(zones: readonly DrawnZone[]): string {
  const chips = layOut(zones)
  const width = Math.max(...chips.map(chip => chip.x + chip.width)) + MARGIN + (chips.at(-1)?.row ? GAP / 2 : 0)
  const height = topOf(chips.at(-1)?.row ?? 0) + CHIP_HEIGHT + MARGIN
  const title = escapeMarkup(zones.map(zone => zone.name).join(' – '))
  const links = chips.slice(1).map((chip, i) => drawLink(chips[i] ?? chip, chip))
  const drawn = chips.map((chip, i) => drawChip(chip, i === 0 || i === chips.length - 1))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}"` +
    ` font-family="system-ui, sans-serif" font-size="${FONT_SIZE}"><title>${title}</title>${links.join('')}${drawn.join('')}</svg>`
  )
}
