import { MalformedBankFile } from '../malformed-bank-file.ts'
import type { XmlElement } from '../xml/section.ts'

/** Files that are understood, by the end of their namespace. */
const KNOWN = {
  'camt.053.001.02': 'camt.053',
  'camt.053.001.08': 'camt.053',
  'camt.054.001.02': 'camt.054',
  'camt.054.001.08': 'camt.054',
  'pain.002.001.03': 'pain.002',
  'pain.002.001.10': 'pain.002',
  'pain.008.001.08': 'pain.008',
  'pain.001.001.09': 'pain.001',
} as const

export type MessageKind = (typeof KNOWN)[keyof typeof KNOWN]

const isKnown = (name: string): name is keyof typeof KNOWN => Object.hasOwn(KNOWN, name)

/** What a document says it is; refused where it is none of the files that are understood. */
export function messageKind(document: XmlElement | undefined): MessageKind {
  const spaces = Object.entries(document?.attributes ?? {}).filter(([name]) => name.split(':')[0] === 'xmlns')
  const names = spaces.map(([, space]) => space.slice(space.lastIndexOf(':') + 1))
  const found = names.find(isKnown)
  if (document?.name !== 'Document' || !found)
    throw new MalformedBankFile('unknownKind', `is none of ${Object.keys(KNOWN).join(', ')}`)
  return KNOWN[found]
}
