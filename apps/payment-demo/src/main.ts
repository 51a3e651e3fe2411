import { randomBytes } from 'node:crypto'
import { timerAlarm } from './alarm.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openJournal } from './journal/journal.ts'
import { post } from './webhook/post.ts'

const read = readConfig(process.env)
if (!read.ok) {
  console.error(`The demo payment service cannot start:\n${read.problems.map(line => `  ${line}`).join('\n')}`)
  process.exit(1)
}
const { config } = read

const app = await buildApp({
  clock: () => new Date().toISOString(),
  randomId: () => randomBytes(16).toString('base64url'),
  journal: openJournal(config.journalPath),
  alarm: timerAlarm(),
  post,
  crash: () => process.exit(70),
  secret: config.secret,
  publicUrl: config.publicUrl,
})

let isStopping = false
const stop = () => {
  if (isStopping) return
  isStopping = true
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
if (config.exitWithParent) {
  process.once('disconnect', stop)
  process.stdin.resume().once('end', stop).once('close', stop).once('error', stop)
}

try {
  const address = await app.listen({ port: config.port, host: config.host })
  console.log(`Demo payment service: ${address}`)
} catch (error) {
  console.error(
    `The demo payment service cannot listen on port ${config.port}: ${error instanceof Error ? error.message : error}`,
  )
  process.exit(1)
}
