import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { businessDateOf, type Instant, type Language } from '@billett/domain'
import { regionImports } from '../../adapters/region-store/region-imports.ts'
import type { DatabaseHandle } from '../../db/database.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import {
  type ImportOutcome,
  type ImportSource,
  importRegion,
  type Progress,
} from '../../modules/travel/region-import/index.ts'
import { databaseTrouble } from './database-trouble.ts'
import type { ImportArguments, Source } from './import-arguments.ts'
import { remarkLines, reportLines } from './import-report.ts'
import { IMPORT_WORDS } from './import-words.ts'
import type { ProgressBar } from './progress-bar.ts'

export interface Console {
  language: Language
  bar: ProgressBar
  print: (line: string) => void
  warn: (line: string) => void
}

export const EXIT = { done: 0, notUsable: 1, usage: 2, database: 3 } as const

const sourceOf = (source: Source): ImportSource =>
  source.kind === 'demo'
    ? source
    : { ...source, name: basename(source.file), read: () => readFile(source.file).catch(() => undefined) }

/** Imports what the command names, and says on the console what came of it. */
export async function runImport(
  database: DatabaseHandle,
  { source, ifEmpty }: ImportArguments,
  now: Instant,
  console: Console,
): Promise<number> {
  const { language, bar } = console
  const words = IMPORT_WORDS[language]
  const progress = (at: Progress | { step: 'storing' }) =>
    at.step === 'reading' ? bar.show(at.share, `${words.reading} ${at.file}`) : bar.show(1, words[at.step])
  try {
    await migrateDatabase(database)
    const outcome = await importRegion(
      regionImports(database.db),
      { source: sourceOf(source), ifEmpty, now },
      {
        progress,
        taken: parts => {
          bar.clear()
          for (const line of reportLines(parts, businessDateOf(now), language)) console.print(line)
        },
      },
    )
    bar.clear()
    return tell(outcome, console)
  } catch (error) {
    bar.clear()
    for (const line of [databaseTrouble(error, language), words.unchanged]) console.warn(line)
    return EXIT.database
  }
}

function tell(outcome: ImportOutcome, { language, print, warn }: Console): number {
  const words = IMPORT_WORDS[language]
  switch (outcome.state) {
    case 'notUsable':
      for (const line of [words.wrong(outcome.name), ...remarkLines(outcome.remarks, language), words.unchanged])
        warn(line)
      return EXIT.notUsable
    case 'kept':
      print(words.kept(outcome.name))
      return EXIT.done
    case 'imported':
      print(words.imported(outcome.name))
      return EXIT.done
    case 'alreadyActive':
      print(words.same(outcome.name))
      return EXIT.done
  }
}
