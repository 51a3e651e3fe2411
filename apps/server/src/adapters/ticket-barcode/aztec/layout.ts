import type { Codewords } from './codewords.ts'
import { type Grid, newGrid } from './grid.ts'
import { checkWords, field } from './reed-solomon.ts'

/** Modules from the middle of a symbol to its ring of orientation marks and mode message. */
const CORE = 7
/** A reference line runs through every sixteenth row and column, counted from the middle. */
const LINES = 16

/**
 * Where the row (or column) with this number among those that carry data lies in the symbol, past the reference lines.
 */
function positions(layers: number): { side: number; at: (index: number) => number } {
  const half = CORE + 2 * layers
  const linesPerHalf = Math.floor((half - 1) / (LINES - 1))
  const middle = half + linesPerHalf
  const outwards = (distance: number) => distance + Math.floor(distance / (LINES - 1)) + 1
  return {
    side: 2 * middle + 1,
    at: index => (index < half ? middle - outwards(half - 1 - index) : middle + outwards(index - half)),
  }
}

function drawCore(grid: Grid, middle: number): void {
  for (let ring = 0; ring < CORE; ring += 2)
    for (let along = -ring; along <= ring; along += 1)
      for (const [x, y] of [
        [along, -ring],
        [along, ring],
        [-ring, along],
        [ring, along],
      ] as const)
        grid.darken(middle + x, middle + y)
  // Three marks at the first corner, two at the next, one at the third: which way is up.
  for (const [x, y] of [
    [-CORE, -CORE],
    [1 - CORE, -CORE],
    [-CORE, 1 - CORE],
    [CORE, -CORE],
    [CORE, 1 - CORE],
    [CORE, CORE - 1],
  ] as const)
    grid.darken(middle + x, middle + y)
}

function drawReferenceLines(grid: Grid, middle: number): void {
  for (let distance = 0; distance <= middle; distance += LINES)
    for (let along = middle % 2; along < grid.side; along += 2)
      for (const line of [middle - distance, middle + distance]) {
        grid.darken(line, along)
        grid.darken(along, line)
      }
}

const MODE_FIELD = field(4, 0x13)
const MODE_CHECKS = 6

/** Layers and words of data, around the core: ten bits a side, clockwise. */
function drawMode(grid: Grid, middle: number, { layers, data }: Codewords): void {
  const message = ((layers - 1) << 11) | (data - 1)
  const words = [message >> 12, (message >> 8) & 15, (message >> 4) & 15, message & 15]
  const bits = [...words, ...checkWords(MODE_FIELD, words, MODE_CHECKS)].flatMap(word => [
    word >> 3,
    (word >> 2) & 1,
    (word >> 1) & 1,
    word & 1,
  ])
  for (let index = 0; index < 10; index += 1) {
    // The reference line through the middle is passed over.
    const along = index - 5 + Math.floor(index / 5)
    if (bits[index]) grid.darken(middle + along, middle - CORE)
    if (bits[index + 10]) grid.darken(middle + CORE, middle + along)
    if (bits[29 - index]) grid.darken(middle + along, middle + CORE)
    if (bits[39 - index]) grid.darken(middle - CORE, middle + along)
  }
}

function dataBits({ words, size, capacity }: Codewords): Uint8Array {
  const bits = new Uint8Array(capacity)
  let place = capacity % size
  for (const word of words)
    for (let shift = size - 1; shift >= 0; shift -= 1) {
      bits[place] = (word >> shift) & 1
      place += 1
    }
  return bits
}

/** The layers from the outside in, each in dominoes along its four sides. */
function drawData(grid: Grid, at: (index: number) => number, codewords: Codewords): void {
  const bits = dataBits(codewords)
  const { layers } = codewords
  const last = 2 * (CORE + 2 * layers) - 1
  let start = 0
  for (let layer = 0; layer < layers; layer += 1) {
    const length = 4 * (layers - layer) + 12
    for (let along = 0; along < length; along += 1)
      for (let across = 0; across < 2; across += 1) {
        const bit = start + 2 * along + across
        const [near, far] = [2 * layer + across, last - 2 * layer - across]
        const [forth, back] = [2 * layer + along, last - 2 * layer - along]
        if (bits[bit]) grid.darken(at(near), at(forth))
        if (bits[bit + 2 * length]) grid.darken(at(forth), at(far))
        if (bits[bit + 4 * length]) grid.darken(at(far), at(back))
        if (bits[bit + 6 * length]) grid.darken(at(back), at(near))
      }
    start += 8 * length
  }
}

/** A full-range symbol of these words (ISO/IEC 24778 §7). */
export function drawn(codewords: Codewords): Grid {
  const { side, at } = positions(codewords.layers)
  const middle = (side - 1) / 2
  const grid = newGrid(side)
  drawData(grid, at, codewords)
  drawReferenceLines(grid, middle)
  drawCore(grid, middle)
  drawMode(grid, middle, codewords)
  return grid
}
