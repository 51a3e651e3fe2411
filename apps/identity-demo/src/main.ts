import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const config = readConfig(process.env)
const app = buildApp({ agency: config.agency, now: () => new Date() })

const stop = () => {
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

console.log(`Demo identity service: ${await app.listen({ port: config.port, host: config.host })}`)
