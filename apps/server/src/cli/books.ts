import { toInstant } from '@billett/domain'
import { serverConfig } from '../config/server-config.ts'
import { openDatabase } from '../db/database.ts'
import { brokenInvariants } from '../modules/upkeep/books-check/index.ts'
import { reasonOf } from '../reason-of.ts'

const USAGE = `npm run books
Looks at every order, claim, debit, payout, invoice, pass and line of the bank, however old, whether money and books
agree, and changes nothing. Ends with 0 where all agree, with 1 where something does not.`

/** Of what does not hold so many are named; the others can be selected. */
const NAMED = 10

async function look(): Promise<number> {
  // As long as it takes: it looks at everything there is.
  const patience = { statementTimeout: 0, silence: 0 }
  const database = openDatabase({ url: serverConfig().DATABASE_URL, size: 1, onError: () => undefined, ...patience })
  try {
    const broken = await brokenInvariants(database.db, toInstant(Date.now()))
    for (const { invariant, what } of broken)
      console.info(`Not so: ${invariant}. ${what.length}: ${what.slice(0, NAMED).join(', ')}`)
    if (broken.length === 0) console.info('The books agree.')
    return broken.length === 0 ? 0 : 1
  } catch (error) {
    console.error(reasonOf(error))
    return 3
  } finally {
    await database.close()
  }
}

if (process.argv.length > 2) {
  console.error(USAGE)
  process.exitCode = 2
} else process.exitCode = await look()
