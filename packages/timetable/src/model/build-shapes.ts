import { type MicroPoint, simplifyLine } from '../geo/simplify-line.ts'
import type { GtfsRow } from '../gtfs/gtfs-tables.ts'
import type { ShapeTable } from './timetable.ts'

const MICRO = 1_000_000

const pointsByShape = (rows: GtfsRow[]): Map<string, GtfsRow[]> => {
  const shapes = new Map<string, GtfsRow[]>()
  for (const row of rows) {
    const id = row.shape_id ?? ''
    const points = shapes.get(id)
    if (points) points.push(row)
    else shapes.set(id, [row])
  }
  return shapes
}

const toPoint = (row: GtfsRow): MicroPoint => ({
  lat: Math.round(Number(row.shape_pt_lat) * MICRO),
  lon: Math.round(Number(row.shape_pt_lon) * MICRO),
})

/** Courses from `shapes`, with the number of each `shape_id`. */
export const buildShapes = (rows: GtfsRow[]): { shapes: ShapeTable; numbers: Map<string, number> } => {
  const numbers = new Map<string, number>()
  const offsets = [0]
  const points: MicroPoint[] = []
  for (const [id, course] of pointsByShape(rows)) {
    course.sort((a, b) => Number(a.shape_pt_sequence) - Number(b.shape_pt_sequence))
    numbers.set(id, numbers.size)
    for (const point of simplifyLine(course.map(toPoint))) points.push(point)
    offsets.push(points.length)
  }
  const shapes = {
    offsets: Int32Array.from(offsets),
    lat: Int32Array.from(points, point => point.lat),
    lon: Int32Array.from(points, point => point.lon),
  }
  return { shapes, numbers }
}
