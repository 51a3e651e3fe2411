import { createElement, Fragment, type ReactNode } from 'react'
import { markedWords } from './marked-words.ts'

interface Props {
  /** `I have read the <terms>terms</terms>.` */
  text: string
  /** What the words between `<terms>` and `</terms>` are shown as; those of an unknown mark are shown as they are. */
  marks: Readonly<Record<string, (words: string) => ReactNode>>
}

/** A text with links or the like in it. */
export function MarkedText({ text, marks }: Props) {
  const shown = markedWords(text).map(({ mark = '', words }) => marks[mark]?.(words) ?? words)
  return createElement(Fragment, null, ...shown)
}
