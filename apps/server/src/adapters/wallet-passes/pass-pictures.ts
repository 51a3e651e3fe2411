import sharp from 'sharp'

/** Pixels; Apple asks for the icon at one, two and three times its size. */
const ICON = 29
const SCALES = [1, 2, 3]

/** A plain ticket in the colours of the shop: what Apple asks of every pass. */
async function icon(side: number, background: string, ink: string): Promise<Buffer> {
  const stub = {
    create: { width: Math.round(side * 0.62), height: Math.round(side * 0.4), channels: 3 as const, background: ink },
  }
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([{ input: await sharp(stub).png().toBuffer() }])
    .png()
    .toBuffer()
}

const kept = new Map<string, Promise<Record<string, Buffer>>>()

/** The pictures of a pass by the names they have in it; made once for each pair of colours. */
export function passPictures(background: string, ink: string): Promise<Record<string, Buffer>> {
  const key = background + ink
  const known = kept.get(key)
  if (known) return known
  const made = Promise.all(
    SCALES.map(
      async scale => [`icon${scale === 1 ? '' : `@${scale}x`}.png`, await icon(ICON * scale, background, ink)] as const,
    ),
  ).then(pictures => Object.fromEntries(pictures))
  kept.set(key, made)
  return made
}
