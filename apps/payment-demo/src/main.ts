import { randomBytes } from 'node:crypto'
import { runService } from '@billett/demo-service'
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

await runService(app, { name: 'Demo payment service', ...config })
