import { Readable } from 'node:stream'
import type { ImportReading } from '@billett/domain'
import { parse } from 'csv-parse'

type How = Pick<ImportReading, 'charset' | 'separator'>

/** Letters as they come; a letter of several bytes may be cut by the end of a part. */
async function* decoded(parts: AsyncIterable<Uint8Array>, charset: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(charset)
  for await (const part of parts) yield decoder.decode(part, { stream: true })
  yield decoder.decode()
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

/** Lines of text with separators (RFC 4180), of any length and line end; quotes that are not closed are letters. */
export async function* readText(
  parts: AsyncIterable<Uint8Array>,
  { charset, separator }: How,
): AsyncGenerator<{ number: number; cells: string[] }> {
  const records: AsyncIterable<Parsed> = Readable.from(decoded(parts, charset)).pipe(
    parse({
      delimiter: separator,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: 100_000,
    }),
  )
  for await (const { record, info } of records) yield { number: info.lines, cells: record }
}
