import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBundledPostgres } from '../../db/bundled/index.ts'
import { openDatabase } from '../../db/database.ts'
import { clusterArguments } from './cluster-arguments.ts'
import { runLoad } from './run-load.ts'
import { untilQuiet, whatIsWrong } from './settled.ts'
import { startCluster } from './start-cluster.ts'

/** `npm run cluster`: passengers buy while processes are killed; then everything has to be there once. */
const read = clusterArguments(process.argv.slice(2))
if (!read.ok) {
  console.error(read.why)
  process.exit(2)
}
const { purchases, buyers, 'kill-every': killEvery, servers, workers } = read.asked

const folder = mkdtempSync(join(tmpdir(), 'cluster-database-'))
// As root, PostgreSQL's user must get to its files.
chmodSync(folder, 0o711)
const postgres = await startBundledPostgres({ dataDir: folder })
const database = openDatabase({ url: postgres.url, size: 2, onError: error => console.error(error.message) })
const cluster = await startCluster({
  databaseUrl: postgres.url,
  servers,
  workers,
})
try {
  console.log(`${cluster.members.join(', ')} behind ${cluster.shop}; ${purchases} purchases …`)
  const { bought, failures, killed } = await runLoad(cluster, {
    purchases,
    buyers,
    killEvery,
  })
  await untilQuiet(database.db)
  const orderIds = bought.map(({ orderId }) => orderId)
  const wrong = await whatIsWrong(database.db, cluster, orderIds)
  for (const failure of failures) console.error(failure)
  for (const what of wrong) console.error(what)
  const repeated = bought.reduce((sum, purchase) => sum + purchase.repeated, 0)
  console.log(
    `${bought.length} bought, ${failures.length} failed, ${wrong.length} wrong; ${killed.length} processes killed, ${repeated} calls repeated`,
  )
  process.exitCode = failures.length + wrong.length === 0 ? 0 : 1
} finally {
  await cluster.close()
  await database.close()
  await postgres.stop()
  rmSync(folder, { recursive: true })
}
