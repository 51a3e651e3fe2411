import { escapeMarkup } from '@billett/markup'

/** What no XML 1.0 can say: most control signs, and halves of letters. */
const UNSAYABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

type Attributes = Readonly<Record<string, string>>

const written = (text: string): string => escapeMarkup(text.replaceAll(UNSAYABLE, ''))

const opened = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${written(value)}"`)].join(' ')

/** An element around text, or nothing where there is none: the standard forbids empty ones. */
export const said = (name: string, text: string, attributes: Attributes = {}): string =>
  text === '' ? '' : `<${opened(name, attributes)}>${written(text)}</${name}>`

/** An element around others, or nothing where there are none. */
export const around = (name: string, ...elements: readonly string[]): string => {
  const content = elements.join('')
  return content === '' ? '' : `<${name}>${content}</${name}>`
}
