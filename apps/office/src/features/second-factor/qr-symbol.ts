import { encode } from 'uqr'

/** A square of dark and light modules. */
export interface QrSymbol {
  /** Of one side, the quiet zone of four modules around it among them. */
  modules: number
  /** The dark ones as a path of SVG, one unit a module. */
  path: string
}

const QUIET = 4

/** A text as a QR code that is read with 15 % of it dirty or hidden (level M of ISO/IEC 18004). */
export function qrSymbol(text: string): QrSymbol {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { modules: size, path: dark.join('') }
}
