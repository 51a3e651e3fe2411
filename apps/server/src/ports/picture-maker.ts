/** A picture as it is kept. */
export interface SmallPicture {
  /** JPEG. */
  bytes: Uint8Array
  /** Pixels of either side. */
  size: number
}

/** More pictures wait than can be drawn in a time anybody waits for. */
export class PictureMakerBusy extends Error {
  readonly statusCode = 503
}

export interface PictureMaker {
  /**
   * Draws an uploaded picture anew, upright, as a small square that holds nothing but its pixels; undefined where it is
   * none. Throws `PictureMakerBusy`.
   */
  redraw: (upload: Uint8Array) => Promise<SmallPicture | undefined>
}
