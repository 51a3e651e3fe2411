import type { DynamicInfoSchemeReply } from '@billett/contract'
import { useState } from 'react'

const named = (schemes: readonly DynamicInfoSchemeReply[]): string => schemes.map(({ guid }) => guid).join()

/** The same list as long as the same questions are asked: a form does not begin anew because words are others. */
export function useSameQuestions(schemes: readonly DynamicInfoSchemeReply[]): readonly DynamicInfoSchemeReply[] {
  const [asked, setAsked] = useState(schemes)
  if (named(asked) === named(schemes)) return asked
  setAsked(schemes)
  return schemes
}
