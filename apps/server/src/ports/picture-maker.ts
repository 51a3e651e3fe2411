/** A picture as it is kept. */
export interface SmallPicture {
  /** JPEG. */
  bytes: Uint8Array
  /** Pixels of either side. */
  size: number
}

export interface PictureMaker {
  /**
   * Draws an uploaded picture anew, upright, as a small square that holds nothing but its pixels; undefined where it is
   * none. Throws `Busy`.
   */
  redraw: (upload: Uint8Array) => Promise<SmallPicture | undefined>
}
