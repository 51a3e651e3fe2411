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
  /** The same for a picture as it is, in its own size: JPEG, without anything that came along with its pixels. */
  cleaned: (upload: Uint8Array) => Promise<Uint8Array | undefined>
}
