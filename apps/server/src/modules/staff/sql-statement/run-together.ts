import type { RunTogetherQuery } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { type Refusal, Refused, refuse } from '../../../call/refused.ts'
import { zipOf } from '../../../spreadsheet/zip.ts'
import { readyStatement, reportOf } from './run-statement.ts'

/** Bytes of all files together, as one of them may have: they stand in memory until the last is there. */
const MOST_BYTES = 50_000_000

/** Says which of several it is about, before what is said about it. */
const about = (description: string, { detail, ...refusal }: Refusal): Refusal => ({
  ...refusal,
  detail: {
    de: detail ? `${description}: ${detail.de}` : description,
    en: detail ? `${description}: ${detail.en}` : description,
  },
})

async function ofOne<T>(description: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (failure) {
    if (!(failure instanceof Refused)) throw failure
    throw new Refused(failure.refusals.map(refusal => about(description, refusal)))
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
  for (const description of asked)
    ready.push(await ofOne(description, readyStatement(context, { description, values })))
  const files: { name: string; bytes: Uint8Array }[] = []
  const each: Act[] = []
  let bytes = 0
  for (const statement of ready) {
    const { file, act } = await ofOne(statement.description, reportOf(context, statement))
    bytes += file.bytes.byteLength
    if (bytes > MOST_BYTES) refuse('statementTooLarge')
    files.push({ name: file.fileName, bytes: file.bytes })
    each.push(act)
  }
  const answer = { file: { bytes: zipOf(files), mimeType: 'application/zip', fileName: 'statements.zip' } }
  return { answer, act: { kind: 'statement', id: asked.join(', ') }, each }
}
