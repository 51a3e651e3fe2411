import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sharpPictures } from './sharp-pictures.ts'

const { redraw } = sharpPictures()

const wide = { create: { width: 60, height: 30, channels: 3, background: '#ff0000' } } as const

describe('a picture that is drawn anew', () => {
  it('is a small square that says nothing of the camera or the place', async () => {
    const upload = await sharp(wide)
      .withExif({ IFD0: { Copyright: 'Wanda Reisig' }, IFD3: { GPSLatitude: '53/1 4/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(upload.toString('latin1')).toContain('Wanda Reisig')
    const drawn = await redraw(upload)
    const metadata = await sharp(drawn?.bytes).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
    expect(metadata.exif).toBeUndefined()
    expect(Buffer.from(drawn?.bytes ?? []).toString('latin1')).not.toContain('Wanda')
  })

  it('stands upright, however the camera was held', async () => {
    const top = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer()
    const upload = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
      .composite([{ input: top, top: 0, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    const drawn = await redraw(upload)
    const { data } = await sharp(drawn?.bytes).raw().toBuffer({ resolveWithObject: true })
    const [red = 0, , blue = 0] = data
    expect(red).toBeGreaterThan(blue)
  })

  it.each(['png', 'webp', 'gif', 'avif', 'tiff'] as const)('may come as %s', async format =>
    expect(await redraw(await sharp(wide).toFormat(format).toBuffer())).toMatchObject({ size: 512 }),
  )

  it.each([
    [
      'a program that draws',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ],
    ['text', 'no picture at all'],
    ['nothing', ''],
    ['half a picture', '\xff\xd8\xff\xe0'],
  ])('is not made of %s', async (_, text) => expect(await redraw(Buffer.from(text, 'latin1'))).toBeUndefined())

  it('is not made of one that unpacks to more than a camera sees', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(await redraw(bomb)).toBeUndefined()
  })

  it('is not made of few pixels that are deep, and so take as much', async () => {
    const deep = await sharp({ create: { width: 6000, height: 6000, channels: 4, background: '#00000000' } })
      .toColourspace('rgb16')
      .png({ compressionLevel: 1 })
      .toBuffer()
    expect(await sharp(deep).metadata()).toMatchObject({ depth: 'ushort', channels: 4 })
    expect(await redraw(deep)).toBeUndefined()
  })
})
