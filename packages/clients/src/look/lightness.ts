import { hexOf, partsOf } from './parts-of.ts'

/** Degrees, and shares from 0 to 1. */
interface Hsl {
  hue: number
  saturation: number
  lightness: number
}

const CIRCLE = 360
const SECTOR = 60

export function hslOf(colour: string): Hsl {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map(part => part / 255)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const span = most - least
  const lightness = (most + least) / 2
  if (span === 0) return { hue: 0, saturation: 0, lightness }
  const turn =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  return { hue: (turn * SECTOR + CIRCLE) % CIRCLE, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness }
}

export function colourOf({ hue, saturation, lightness }: Hsl): string {
  const most = saturation * Math.min(lightness, 1 - lightness)
  const part = (at: number) => {
    const turn = (at + hue / 30) % 12
    return 255 * (lightness - most * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  }
  return hexOf([part(0), part(8), part(4)])
}
