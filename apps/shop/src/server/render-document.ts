import { CONSENT_COOKIE } from '@billett/clients'
import type { DocumentRequest as EveryRequest } from '@billett/web-kit/document/document-request.ts'
import type { EarlyFiles } from '@billett/web-kit/document/early-files.ts'
import { chosenLook, cookieIn, preferredLanguage } from '@billett/web-kit/document/preferences.ts'
import type { PlainSearch } from '../hooks/use-plain-search.ts'
import { drawDocument, type RenderedDocument } from './draw-document.ts'
import { keepDocuments } from './kept-documents.ts'

export interface DocumentRequest extends EveryRequest {
  /** The built dist/client/.vite/early-files.json. */
  earlyFiles: EarlyFiles
  /** The document answers a search that the browser sent by itself. */
  search?: PlainSearch
}

const keptDocument = keepDocuments(drawDocument, Date.now)

/** The whole document for a request, in the language and look its visitor prefers. */
export const renderDocument = ({
  template,
  earlyFiles,
  client,
  region,
  sent,
  search,
  ...asking
}: DocumentRequest): Promise<RenderedDocument> =>
  keptDocument({
    template,
    earlyFiles,
    client,
    region,
    sent,
    search,
    url: asking.url,
    language: preferredLanguage(client, asking),
    look: chosenLook(asking),
    // No choice of cookies came along, so the notice is part of the first screen.
    undecided: cookieIn(asking.cookie, CONSENT_COOKIE) === undefined,
  })
