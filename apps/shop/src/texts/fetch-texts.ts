import type { TextPart } from './load-texts.ts'

let fetchPart = async (_part: TextPart): Promise<void> => undefined

/**
 * Called once by a browser's start: how more texts of the language being read are fetched. Elsewhere all of them are
 * there already.
 */
export function fetchTextsBy(fetch: (part: TextPart) => Promise<void>): void {
  fetchPart = fetch
}

/** Resolves when the texts are there: for code that is fetched later and says what the first screen does not. */
export const fetchTexts = (part: TextPart): Promise<void> => fetchPart(part)
