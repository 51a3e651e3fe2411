import sharp, { type Metadata, type Sharp } from 'sharp'
import { Busy } from '../../ports/busy.ts'
import type { PictureMaker } from '../../ports/picture-maker.ts'
import { turns } from '../turns.ts'

/** Pixels of either side: sharp on a phone at the size it is shown. */
const SIDE = 512

/** Phones make no more; a small file can unpack to far more than memory holds. */
const MOST_PIXELS = 50_000_000

/** Bytes a picture may unpack to: pixels alone say little, as each may have many channels of many bytes. */
const MOST_BYTES = 200_000_000

/** Bytes of one channel of a pixel, by the library's names. */
const BYTES_OF: Readonly<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
}

/** The deepest there is. */
const DEEPEST = 16

/** Seconds. */
const PATIENCE = 5

const AT_ONCE = 1
const WAITING = 10

/**
 * How files of cameras and phones begin, and from which byte on. Others are not even opened: SVG and PDF are programs
 * more than pictures.
 */
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

const unpacked = ({ width, height, channels, depth }: Metadata): number =>
  width * height * channels * (BYTES_OF[depth] ?? DEEPEST)

/** The picture in an upload, upright; undefined where it is none, or unpacks to too much. */
async function opened(upload: Uint8Array): Promise<Sharp | undefined> {
  if (!isPicture(upload)) return undefined
  const picture = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  return unpacked(await picture.metadata()) > MOST_BYTES ? undefined : picture.autoOrient()
}

/** Neither EXIF nor anything else that came along is written again. */
const asJpeg = (picture: Sharp, quality: number): Promise<Uint8Array> =>
  picture
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .jpeg({ quality })
    .timeout({ seconds: PATIENCE })
    .toBuffer()

/** Pictures on the library's own threads, one at a time. */
export function sharpPictures(): PictureMaker {
  sharp.concurrency(1)
  const take = turns(AT_ONCE, WAITING, () => new Busy('pictures wait to be drawn'))
  const drawn = (upload: Uint8Array, draw: (picture: Sharp) => Promise<Uint8Array>) =>
    take(async () => {
      try {
        const picture = await opened(upload)
        return picture && (await draw(picture))
      } catch {
        return undefined
      }
    })
  return {
    redraw: async upload => {
      const bytes = await drawn(upload, picture => asJpeg(picture.resize(SIDE, SIDE, { fit: 'cover' }), 84))
      return bytes && { bytes, size: SIDE }
    },
    cleaned: upload => drawn(upload, picture => asJpeg(picture, 90)),
  }
}
