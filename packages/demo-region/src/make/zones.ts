import type { Point } from './geometry.ts'

/** A cell of the tariff map: a ring around the main town, cut into sectors. Angles in degrees, 0 east, 90 north. */
interface Cell {
  id: string
  name: string
  ring: number
  centre: number
  halfWidth: number
}

const CORE_RADIUS = 4.5
const INNER_RADIUS = 11
const OUTER_RADIUS = 20.7
/** A place so near to a border (kilometres) lies in the zones on both sides of it. */
const BORDER_WIDTH = 0.45

const ring = (number: number, names: string[]): Cell[] =>
  names.map((name, index) => ({
    id: `${number}${index + 1}`,
    name,
    ring: number,
    centre: 90 - (360 / names.length) * index,
    halfWidth: 180 / names.length,
  }))

const CORE: Cell = { id: '10', name: 'Falkenbrück', ring: 1, centre: 0, halfWidth: 180 }
const INNER = ring(2, ['Dornhagen', 'Eschenlühr', 'Haselgrund', 'Süßenbruch', 'Mühlrode'])
const OUTER = ring(3, [
  'Bad Ellerich',
  'Rabenhude',
  'Altweiden',
  'Wolkenrode',
  'Burgsternau',
  'Rothenfurt',
  'Bärwinden',
])
/** Only two valleys reach beyond the outer ring. */
const END_OF = new Map<string, Cell>([
  ['36', { id: '41', name: 'Oberlührn', ring: 4, centre: 180, halfWidth: 10 }],
  ['33', { id: '42', name: 'Grenzhammer', ring: 4, centre: 0, halfWidth: 10 }],
])
const CELLS: Cell[] = [CORE, ...INNER, ...OUTER, ...END_OF.values()]

const turn = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)

const sectorsAt = (cells: Cell[], angle: number, radius: number): Cell[] => {
  const tolerance = (BORDER_WIDTH / radius) * (180 / Math.PI)
  return cells.filter(cell => turn(cell.centre, angle) <= cell.halfWidth + tolerance)
}

/** The zones at a point in kilometres from the main town; two on a border. */
export const zonesAt = ({ x, y }: Point): string[] => {
  const radius = Math.hypot(x, y)
  const angle = (Math.atan2(y, x) * 180) / Math.PI
  if (radius <= CORE_RADIUS) return [CORE.id]
  const inner = radius < INNER_RADIUS + BORDER_WIDTH ? sectorsAt(INNER, angle, radius) : []
  const outer = radius > INNER_RADIUS - BORDER_WIDTH ? sectorsAt(OUTER, angle, radius) : []
  const beyond = radius > OUTER_RADIUS - BORDER_WIDTH ? outer.flatMap(cell => END_OF.get(cell.id) ?? []) : []
  const leftOuter = beyond.length > 0 && radius > OUTER_RADIUS + BORDER_WIDTH
  return [...inner, ...(leftOuter ? [] : outer), ...beyond].map(cell => cell.id)
}

const touch = (a: Cell, b: Cell): boolean => {
  if (a.id === b.id) return false
  if (a.ring === 4 || b.ring === 4) return END_OF.get(a.id) === b || END_OF.get(b.id) === a
  if (Math.abs(a.ring - b.ring) > 1) return false
  return turn(a.centre, b.centre) <= a.halfWidth + b.halfWidth + (a.ring === b.ring ? 0.01 : -0.01)
}

/** All zones with their neighbours, symmetric. */
export const ZONES = CELLS.map(cell => ({
  id: cell.id,
  name: cell.name,
  neighbours: CELLS.filter(other => touch(cell, other)).map(other => other.id),
}))
