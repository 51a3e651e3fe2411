import sharp from 'sharp'
import { type PictureMaker, PictureMakerBusy } from '../../ports/picture-maker.ts'
import { turns } from '../turns.ts'

/** Pixels of either side: sharp on a phone at the size it is shown. */
const SIDE = 512

/** No camera makes more; a small file can unpack to far more than memory holds. */
const MOST_PIXELS = 100_000_000

/** Seconds. */
const PATIENCE = 15

const AT_ONCE = 2
const WAITING = 10

/** How files of cameras and phones begin, and from which byte on. Others are not even opened: SVG and PDF are programs more than pictures. */
const BEGINNINGS: readonly (readonly [at: number, text: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
  [4, 'ftypheic'],
  [4, 'ftypmif1'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
]

const isPicture = (upload: Uint8Array): boolean =>
  BEGINNINGS.some(([at, text]) => Buffer.from(upload).toString('latin1', at, at + text.length) === text)

/** Pictures on the library's own threads, a few at a time. */
export function sharpPictures(): PictureMaker {
  sharp.concurrency(1)
  const take = turns(AT_ONCE, WAITING, () => new PictureMakerBusy())
  return {
    redraw: upload =>
      take(async () => {
        if (!isPicture(upload)) return undefined
        try {
          const picture = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
          // Neither EXIF nor anything else that came along is written again.
          const bytes = await picture
            .autoOrient()
            .resize(SIDE, SIDE, { fit: 'cover' })
            .flatten({ background: '#ffffff' })
            .toColorspace('srgb')
            .jpeg({ quality: 84 })
            .timeout({ seconds: PATIENCE })
            .toBuffer()
          return { bytes, size: SIDE }
        } catch {
          return undefined
        }
      }),
  }
}
