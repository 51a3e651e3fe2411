import { createContext, use } from 'react'

/** What building blocks say by themselves, in the language being read. */
export interface UiWords {
  cancel: string
  close: string
  /** Beside the label of a field that may stay empty: "optional". */
  optional: string
  /** Empties a field: "Clear orders". */
  clear: (field: string) => string
  /** Above the links to the fields that are wrong: "Please check these 3 entries:". */
  toCorrect: (count: number) => string
}

/** An app gives it, by `text/kit-words.ts`. */
export const UiWordsContext = createContext<UiWords | null>(null)

/** What a block says by itself. */
export function useUiWords(): UiWords {
  const words = use(UiWordsContext)
  if (!words) throw new Error('A building block stands outside UiWordsContext.')
  return words
}
