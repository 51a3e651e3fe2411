import { toInstant } from '@billett/domain'
import { serverConfig } from '../config/server-config.ts'
import { openDatabase } from '../db/database.ts'
import { importArguments } from './import/import-arguments.ts'
import { IMPORT_WORDS } from './import/import-words.ts'
import { progressBar } from './import/progress-bar.ts'
import { readerLanguage } from './import/reader-language.ts'
import { EXIT, runImport } from './import/run-import.ts'

/** `import FEED.zip | TARIFF.xlsx | TARIFF.json | --demo [--if-empty]` into the database of `DATABASE_URL`. */
async function main(): Promise<number> {
  const language = readerLanguage()
  const asked = importArguments(process.argv.slice(2))
  if (!asked) {
    console.error(IMPORT_WORDS[language].usage)
    return EXIT.usage
  }
  // A lost connection also fails the statement that needs it; that failure is the one that is told.
  const database = openDatabase({ url: serverConfig().DATABASE_URL, size: 2, onError: () => undefined, silence: 0 })
  try {
    return await runImport(database, asked, toInstant(Date.now()), {
      language,
      bar: progressBar(),
      print: console.log,
      warn: console.error,
    })
  } finally {
    await database.close()
  }
}

process.exitCode = await main()
