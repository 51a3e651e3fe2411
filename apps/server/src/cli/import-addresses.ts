import { open } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { HOME_COUNTRIES, type HomeCountry } from '@billett/domain'
import { importAddresses } from '../adapters/address-register/import-addresses.ts'
import { serverConfig } from '../config/server-config.ts'
import { openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { databaseTrouble } from './import/database-trouble.ts'
import { readerLanguage } from './import/reader-language.ts'
import { addressReport } from './import-addresses/address-report.ts'
import { ADDRESS_WORDS } from './import-addresses/address-words.ts'

const isCountry = (text: string | undefined): text is HomeCountry => HOME_COUNTRIES.some(country => country === text)

/** Codes of a file that is not there, not ours to read, or a folder. */
const UNREADABLE: readonly string[] = ['ENOENT', 'EACCES', 'EISDIR']

/** `import-addresses.ts LIST.csv --country de [--replace]` into the database of `DATABASE_URL`. */
async function main(): Promise<number> {
  const language = readerLanguage()
  const { values, positionals } = parseArgs({
    options: { country: { type: 'string' }, replace: { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
  })
  const [file, ...more] = positionals
  const country = typeof values.country === 'string' ? values.country.toLowerCase() : undefined
  if (!file || more.length > 0 || !isCountry(country)) {
    console.error(ADDRESS_WORDS[language].usage)
    return 2
  }
  const database = openDatabase({ url: serverConfig().DATABASE_URL, size: 2, onError: () => undefined, silence: 0 })
  try {
    const list = (await open(file)).createReadStream()
    await migrateDatabase(database)
    const replace = values.replace === true
    const report = await importAddresses(database.db, list, { country, replace })
    for (const line of addressReport(report, language)) console.info(line)
    return report.added + report.known > 0 ? 0 : 1
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const isOfFile = UNREADABLE.includes(code) || code.startsWith('CSV_')
    console.error(isOfFile ? ADDRESS_WORDS[language].noFile(file) : databaseTrouble(error, language))
    return 1
  } finally {
    await database.close()
  }
}

process.exitCode = await main()
