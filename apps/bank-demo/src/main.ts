import { runService } from '@billett/demo-service'
import { businessDateOf } from '@billett/domain'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openStore } from './store.ts'

const config = readConfig(process.env)
const app = buildApp({
  store: openStore(config.folder),
  realDay: () => businessDateOf(new Date().toISOString()),
  secret: config.secret,
})

await runService(app, { name: 'Demo bank', ...config })
