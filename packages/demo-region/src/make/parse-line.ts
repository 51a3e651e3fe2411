import type { Point } from './geometry.ts'

export interface DrawnStop {
  name: string
  at?: Point
}

const DRAWN = /^(.+?)(?:\s+@\s+(-?[\d.]+)\s+(-?[\d.]+))?$/

/** Reads the stops of a `LineSource`. Throws on a line it cannot read. */
export const parseStops = (text: string): DrawnStop[] =>
  text
    .split('\n')
    .map(row => row.trim())
    .filter(row => row !== '')
    .map(row => {
      const [, name, x, y] = DRAWN.exec(row) ?? []
      if (!name) throw new Error(`Cannot read the stop "${row}"`)
      return x === undefined || y === undefined ? { name } : { name, at: { x: Number(x), y: Number(y) } }
    })

/** "Rothenfurt, Markt" and "Rothenfurt Bahnhof" lie in Rothenfurt. */
export const placeOf = (stop: string): string =>
  stop.includes(',') ? stop.slice(0, stop.indexOf(',')) : stop.slice(0, stop.lastIndexOf(' '))
