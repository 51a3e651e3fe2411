import { runService } from '@billett/demo-service'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const config = readConfig(process.env)
const app = buildApp({ agency: config.agency, now: () => new Date() })

await runService(app, { name: 'Demo identity service', ...config })
