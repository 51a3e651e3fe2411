/** What says how large a drawing is: the box of an icon is as large as its letters would be. */
const DRAWINGS = /\/(Icon|IconButton|Button)\.module\.css$/

const NAMED = /^(inherit|var\(--(size|line)-[a-z]+\))$/

/** Sizes of letters that are none of the scale which the kit's `base.css` declares. */
export const letterSizes = (file: string, style: string): string[] =>
  DRAWINGS.test(file)
    ? []
    : [...style.matchAll(/font-size: ([^;]+);/g)].flatMap(([, size = '']) => (NAMED.test(size) ? [] : [size]))
