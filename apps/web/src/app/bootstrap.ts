import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import type { Region } from '@billett/web-kit/text/format.ts'
import type { Contrast } from '../theme/contrast.ts'

/** What the server gives the browser along with the first screen. */
export interface Bootstrap {
  client: Client
  language: Language
  contrast: Contrast
  /** The visitor has not said yet which cookies are allowed, as far as the request told. */
  undecided: boolean
  region: Region
  /** Of the content security policy, for styles made in the browser. */
  nonce: string
}

export const BOOTSTRAP_ID = 'billett-bootstrap'

/** Reads what the server put into the page. */
export function readBootstrap(): Bootstrap {
  const text = document.getElementById(BOOTSTRAP_ID)?.textContent
  if (!text) throw new Error(`The page has no #${BOOTSTRAP_ID}`)
  return JSON.parse(text)
}

/** As the content of a script element: nothing in it can end the element early. */
export const bootstrapJson = (bootstrap: Bootstrap): string => JSON.stringify(bootstrap).replace(/</g, '\\u003c')
