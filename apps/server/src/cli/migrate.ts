import { serverConfig } from '../config/server-config.ts'
import { openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { databaseTrouble } from './import/database-trouble.ts'
import { readerLanguage } from './import/reader-language.ts'

/** Brings the database of `DATABASE_URL` to this version of the product, and ends. */
async function main(): Promise<number> {
  const database = openDatabase({ url: serverConfig().DATABASE_URL, size: 2, onError: () => undefined })
  try {
    await migrateDatabase(database)
    return 0
  } catch (error) {
    console.error(databaseTrouble(error, readerLanguage()))
    return 1
  } finally {
    await database.close()
  }
}

process.exitCode = await main()
