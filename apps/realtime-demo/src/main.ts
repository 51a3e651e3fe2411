import { runService } from '@billett/demo-service'
import { toInstant } from '@billett/domain'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const config = readConfig(process.env)

const app = buildApp({ clock: () => toInstant(Date.now()), set: config.set })

await runService(app, { name: 'Demo feed of real time', ...config })
