import type { Curve, CurvePoint } from './curve.ts'

/** All in px of the picture. */
const SIZE = { width: 640, height: 360 }
const FRAME = { left: 64, right: 584, top: 84, bottom: 300 }

/** Readable on a light page and on a dark one. */
const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #4a4a55 }
  .title { font-size: 16px; font-weight: 600; fill: #1b1b26 }
  .value { font-weight: 600; fill: #b3122d }
  .grid { stroke: #d9d9e0 }
  .line { fill: none; stroke: #b3122d; stroke-width: 2.5 }
  .beside { fill: none; stroke: #6b6b78; stroke-width: 2; stroke-dasharray: 6 5 }
  .dot { fill: #b3122d }
  .ground { fill: #ffffff }
  @media (prefers-color-scheme: dark) {
    text { fill: #c3c3cf } .title { fill: #f2f2f6 } .value { fill: #ff8095 } .grid { stroke: #3a3a46 }
    .line { stroke: #ff8095 } .beside { stroke: #9a9aa8 } .dot { fill: #ff8095 } .ground { fill: #16161d }
  }`

const inWords = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value >= 100 ? 0 : 1, useGrouping: true })

/** The next round number at or above: 1, 2 or 5 and noughts. */
function roundUp(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find(times => times * step >= value) ?? 10) * step
}

/** From left to right by powers, as ten times as many is what one asks about. */
function across(points: readonly CurvePoint[]): (x: number) => number {
  const least = Math.log(points[0]?.x ?? 1)
  const width = Math.log(points.at(-1)?.x ?? 1) - least
  return x => (width === 0 ? FRAME.left : FRAME.left + ((Math.log(x) - least) / width) * (FRAME.right - FRAME.left))
}

/** A curve as an SVG, with what it is measured beside as a broken line. Its first line says it in words. */
export function drawCurve({ title, over, line, reference }: Curve, points: readonly CurvePoint[]): string {
  const top = roundUp(Math.max(1, ...points.flatMap(({ y, reference: beside = 0 }) => [y, beside])))
  const x = across(points)
  const y = (value: number) => FRAME.bottom - (value / top) * (FRAME.bottom - FRAME.top)
  const path = (of: readonly { x: number; y: number }[]) =>
    of.map((at, index) => `${index === 0 ? 'M' : 'L'}${x(at.x).toFixed(1)} ${y(at.y).toFixed(1)}`).join(' ')
  const beside = points.flatMap(point => (point.reference === undefined ? [] : [{ x: point.x, y: point.reference }]))
  const told = points.map(point => `${inWords(point.y)} with ${inWords(point.x)}`).join('; ')
  const grid = [0, 0.25, 0.5, 0.75, 1].map(part => part * top)
  const at = (point: CurvePoint) => (x(point.x) >= FRAME.right ? 'end' : 'start')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${title}: ${told}">`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${SIZE.width}" height="${SIZE.height}" rx="8"/>`,
    `<text class="title" x="24" y="32">${title}</text>`,
    `<path class="line" d="M24 56h24"/><text x="56" y="60">${line}</text>`,
    ...(reference && beside.length > 0
      ? [`<path class="beside" d="M216 56h24"/><text x="248" y="60">${reference}</text>`]
      : []),
    ...grid.flatMap(value => [
      `<path class="grid" d="M${FRAME.left} ${y(value).toFixed(1)}H${FRAME.right}"/>`,
      `<text x="${FRAME.left - 8}" y="${(y(value) + 4).toFixed(1)}" text-anchor="end">${inWords(value)}</text>`,
    ]),
    ...points.map(
      point =>
        `<text x="${x(point.x).toFixed(1)}" y="${FRAME.bottom + 22}" text-anchor="middle">${inWords(point.x)}</text>`,
    ),
    `<text x="${(FRAME.left + FRAME.right) / 2}" y="${FRAME.bottom + 46}" text-anchor="middle">${over}</text>`,
    ...(beside.length > 0 ? [`<path class="beside" d="${path(beside)}"/>`] : []),
    `<path class="line" d="${path(points)}"/>`,
    ...points.flatMap(point => [
      `<circle class="dot" cx="${x(point.x).toFixed(1)}" cy="${y(point.y).toFixed(1)}" r="4"/>`,
      `<text class="value" x="${(x(point.x) + (at(point) === 'end' ? -6 : 6)).toFixed(1)}" y="${(y(point.y) - 9).toFixed(1)}" text-anchor="${at(point)}">${inWords(point.y)}</text>`,
    ]),
    '</svg>',
    '',
  ].join('\n')
}
