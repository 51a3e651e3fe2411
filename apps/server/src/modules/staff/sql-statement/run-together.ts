import type { RunTogetherQuery } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { Refused, refuse } from '../../../call/refused.ts'
import { REPORT_PARAMETERS } from '../../../ports/report-database.ts'
import { zipOf } from '../../../spreadsheet/zip.ts'
import { readyStatement, reportOf } from './run-statement.ts'

/** Bytes of all files together, as one of them may have: they stand in memory until the last is there. */
const MOST_BYTES = 50_000_000

/** Moments are given once for all of them. */
const OF_ALL: readonly string[] = REPORT_PARAMETERS

/** What is wrong with one of several is said at its place among them. */
async function ofOne<T>(place: number, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (failure) {
    if (!(failure instanceof Refused)) throw failure
    const field = `descriptions.${place}`
    throw new Refused(failure.refusals.map(one => (OF_ALL.includes(one.field) ? one : { ...one, field })))
  }
}

/**
 * Several statements as one zip, or none of them: a file that is missing would not be missed. What keeps one from being
 * run is said before the first is, as each may take half a minute.
 */
export async function runTogether(
  context: Context,
  { descriptions, ...values }: RunTogetherQuery,
): Promise<Done<never>> {
  const asked = [...new Set(descriptions)]
  const ready = []
  for (const [place, description] of asked.entries())
    ready.push(await ofOne(place, readyStatement(context, { description, values })))
  const files: { name: string; bytes: Uint8Array }[] = []
  const each: Act[] = []
  let bytes = 0
  for (const [place, statement] of ready.entries()) {
    const { file, act } = await ofOne(place, reportOf(context, statement))
    bytes += file.bytes.byteLength
    if (bytes > MOST_BYTES) refuse('statementTooLarge')
    files.push({ name: file.fileName, bytes: file.bytes })
    each.push(act)
  }
  const answer = { file: { bytes: zipOf(files), mimeType: 'application/zip', fileName: 'statements.zip' } }
  return { answer, act: { kind: 'statement', id: asked.join(', ') }, each }
}
