import type { ComponentType } from 'react'
import type { PlainSearch } from '../../hooks/use-plain-search.ts'

type Piece = ComponentType<{ search: PlainSearch }>

let here: Piece | undefined

/** Most people have a script, and never see what this shows. */
export async function loadPlainSearch(): Promise<Piece> {
  here = (await import('./PlainSearchPage.tsx')).PlainSearchPage
  return here
}

/** It has come: a page that begins with it is drawn at once. */
export const plainSearchHere = (): Piece | undefined => here
