import type { UnknownAction } from '@reduxjs/toolkit'

/**
 * A slice that is a part of a flat state of several: it knows its own fields alone, and where it leaves them as they
 * are, so is the whole.
 */
export const beside =
  <Part extends object>(reduce: (part: Part, action: UnknownAction) => Part) =>
  <Whole extends Part>(whole: Whole, action: UnknownAction): Whole => {
    const part = reduce(whole, action)
    return part === whole ? whole : { ...whole, ...part }
  }
