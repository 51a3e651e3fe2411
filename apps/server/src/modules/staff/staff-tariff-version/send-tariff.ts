import { createHash } from 'node:crypto'
import type { SentTariff } from '@billett/contract'
import type { CheckedTariff } from '@billett/tariff-import'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { namedStops } from '../../travel/region-import/index.ts'
import { storeDraft } from '../../travel/tariff-version/index.ts'
import { presentProblems, readCatalogue } from '../catalogue/index.ts'

/** What is remembered of the name of a file. */
const NAME_LENGTH = 200

interface Sent {
  name: string
  fingerprint: string
  bytes: number
  checked: CheckedTariff
}

/**
 * Reads a file outside the transaction that stores it. Refuses `workbookTooLarge`, what is not clean, and
 * `tariffOfOtherStops` where the timetable knows none of its stops.
 */
export async function readTariffFile({ world }: Context, file: File): Promise<Sent> {
  const { bytes, checked } = await readCatalogue(world, file)
  if (checked.ok) {
    const { named, foreign } = namedStops(checked.tariff, world.regions.current().timetable)
    if (named.length > 0 && foreign.length === named.length) refuse('tariffOfOtherStops', 'file')
  }
  const fingerprint = createHash('sha256').update(bytes).digest('hex')
  return { name: file.name.slice(0, NAME_LENGTH), fingerprint, bytes: bytes.length, checked }
}

/** Stores it as a draft; one with errors is told, and nothing is stored. */
export async function storeTariff(
  { world, visitor, language }: Context,
  { name, fingerprint, bytes, checked }: Sent,
  tx: Transaction,
): Promise<Done<SentTariff>> {
  const noted = { hash: fingerprint, bytes }
  // A draft is sold by nobody yet: it is of whose people have sent it.
  const clientId = clientIdOf(world)
  if (!checked.ok) {
    const problems = presentProblems(checked.problems, language)
    const act = {
      kind: 'tariff' as const,
      id: '',
      clientId,
      after: { ...noted, version: null, problems: problems.length },
    }
    return { answer: item({ version: null, problems }), act }
  }
  const { tariff, warnings } = checked
  const version = await storeDraft(tx, {
    ...{ tariff, warnings, fingerprint, tariffSource: name },
    ...{ storedOn: world.realClock(), writtenBy: visitor.id },
  })
  return {
    answer: item({ version, problems: presentProblems(warnings, language) }),
    act: { kind: 'tariff', id: String(version), clientId, after: { ...noted, version, fileName: name } },
  }
}
