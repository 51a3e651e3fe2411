/** Questions for a width in pixels, which does not know how large the text is; a container is asked in rem. */
export const pixelWidths = (style: string): string[] =>
  style.match(/@(media|container)[^{]*\bwidth\b[^{]*\dpx[^{]*/g) ?? []
