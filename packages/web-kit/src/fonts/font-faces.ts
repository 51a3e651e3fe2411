import { FONTS, type Font, type FontName, standInFamily } from '@billett/clients'
import { type FontFiles, fontFiles } from './font-files.ts'

/** Which letters are in which file, as the fonts' packages cut them. */
const LETTERS: Record<keyof FontFiles, string> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  more: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

const face = (family: string, src: string, rest: string): string =>
  `@font-face{font-family:"${family}";src:${src};${rest}}`

const ours = ({ family, enlarged }: Font, path: string, letters: string): string => {
  const size = enlarged ? `size-adjust:${percent(enlarged)};` : ''
  return face(
    family,
    `url(${path})format("woff2")`,
    `font-weight:200 900;font-display:swap;${size}unicode-range:${letters}`,
  )
}

/** As wide and as high as ours, so that nothing moves when ours arrives. */
const inPlaceOf = (font: Font): string[] =>
  font.standIns.map(standIn => {
    const { local, width } = standIn
    const metrics = `ascent-override:${percent(font.ascent / width)};descent-override:${percent(font.descent / width)}`
    return face(
      standInFamily(font, standIn),
      local.map(name => `local("${name}")`).join(','),
      `size-adjust:${percent(width * (font.enlarged ?? 1))};${metrics};line-gap-override:0%`,
    )
  })

/** Has the fonts of a look fetched at once. */
export const fontLinks = (names: readonly FontName[]): string =>
  names
    .map(name => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fontFiles[name].latin}">`)
    .join('')

/** Says where the fonts of a look are and what stands in for them. */
export const fontFaces = (names: readonly FontName[]): string =>
  names
    .flatMap(name => {
      const { latin, more } = fontFiles[name]
      const font = FONTS[name]
      return [ours(font, latin, LETTERS.latin), ours(font, more, LETTERS.more), ...inPlaceOf(font)]
    })
    .join('')
