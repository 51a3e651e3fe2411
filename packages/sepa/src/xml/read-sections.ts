import { SaxesParser } from 'saxes'
import { MalformedBankFile } from '../malformed-bank-file.ts'
import { type Limits, USUAL_LIMITS } from './limits.ts'
import { createTree, type Section } from './section-tree.ts'

/** Bytes that are parsed at once, so that what is found in them is never much. */
const STEP = 65_536

export type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/**
 * The sections of a file as they end, an element at a time and never the whole. What is no plain XML in UTF-8, declares
 * a document type or goes beyond a limit is refused as soon as it is seen, whatever comes after.
 */
export async function* readSections(
  bytes: Bytes,
  names: ReadonlySet<string>,
  limits: Limits = USUAL_LIMITS,
): AsyncGenerator<Section> {
  const tree = createTree(names, limits)
  const parser = new SaxesParser()
  const decode = utf8()
  let quiet = 0
  const heard = () => {
    quiet = 0
  }
  parser.on('error', failure => {
    throw new MalformedBankFile('notXml', failure.message)
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && encoding.toUpperCase() !== 'UTF-8') throw new MalformedBankFile('notUtf8', `written in ${encoding}`)
  })
  parser.on('doctype', refuseDoctype)
  parser.on('opentag', ({ name, attributes }) => {
    heard()
    tree.open(name, attributes)
  })
  parser.on('closetag', () => {
    heard()
    tree.close()
  })
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, text => {
      heard()
      tree.text(text)
    })
  for (const event of ['comment', 'processinginstruction'] as const) parser.on(event, heard)

  let size = 0
  let before = ''
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > limits.size) throw new MalformedBankFile('tooLarge', `more than ${limits.size} bytes`)
    for (let from = 0; from < chunk.length; from += STEP) {
      const text = decode(chunk.subarray(from, from + STEP))
      // The parser tells of a document type at its end only, which may never come.
      if (!tree.hasBegun()) {
        before = `${before.slice(-'<!DOCTYPE'.length)}${text}`
        if (before.includes('<!DOCTYPE')) refuseDoctype()
      }
      quiet += text.length
      parser.write(text)
      if (quiet > limits.token) throw new MalformedBankFile('tooLarge', 'a single piece of it has no end')
      yield* tree.ended()
    }
  }
  parser.write(decode())
  parser.close()
  yield* tree.ended()
}

function refuseDoctype(): never {
  throw new MalformedBankFile('doctype', 'declares a document type')
}

function utf8(): (bytes?: Uint8Array) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return bytes => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new MalformedBankFile('notUtf8', 'is not written in UTF-8')
    }
  }
}
