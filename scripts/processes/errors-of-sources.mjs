// Loaded before a program that was made of sources: an error tells of these. What was made of what is read when the
// first error asks: Node itself (`--enable-source-maps`) reads it at every start, half a second of a processor.
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** By file: which places of sources its places come from; null where that is not known. */
const maps = new Map()

function mapOf(file) {
  if (!maps.has(file)) maps.set(file, readMap(file))
  return maps.get(file)
}

function readMap(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')))
  } catch {
    return null
  }
}

/** A line of a stack, with the place in the source where there is one. */
function told(call) {
  const text = call.toString()
  const file = call.getFileName()
  if (!file?.startsWith('file:')) return text
  const [line, column] = [call.getLineNumber(), call.getColumnNumber()]
  const { originalSource, originalLine, originalColumn } = mapOf(file)?.findEntry(line - 1, column - 1) ?? {}
  if (originalSource === undefined) return text
  const source = fileURLToPath(new URL(originalSource, file))
  return text.replace(`${file}:${line}:${column}`, `${source}:${originalLine + 1}:${originalColumn + 1}`)
}

function inWords(error) {
  try {
    return Error.prototype.toString.call(error)
  } catch {
    return 'Error'
  }
}

Error.prepareStackTrace = (error, calls) => [inWords(error), ...calls.map(call => `    at ${told(call)}`)].join('\n')
