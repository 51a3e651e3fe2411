import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import type { SentForm } from '../forms/sent-form.ts'
import type { Region } from '../text/format.ts'
import type { Look } from '../theme/look.ts'

/** What the server gives the browser along with the document. */
export interface Bootstrap {
  client: Client
  language: Language
  look: Look
  region: Region
  /** The document answers a form that the browser sent by itself. */
  sent?: SentForm
}

const ID = 'billett-bootstrap'

/** Reads what the server put into the page. */
export function readBootstrap<Of extends Bootstrap = Bootstrap>(): Of {
  const text = document.getElementById(ID)?.textContent
  if (!text) throw new Error(`The page has no #${ID}`)
  return JSON.parse(text)
}

/** As a script element: nothing in it can end the element early. */
export const bootstrapScript = (bootstrap: Bootstrap): string =>
  `<script type="application/json" id="${ID}">${JSON.stringify(bootstrap).replace(/</g, '\\u003c')}</script>`
