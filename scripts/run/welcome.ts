import { relative } from 'node:path'
import type { Settings } from './settings.ts'

/** Where everything is, and where to begin. */
export function welcome(settings: Settings): string {
  const { ports, publicUrl, paymentUrl, smtpUrl, databaseUrl, identityUrl, bankUrl, realTimeUrl } = settings
  const lines: [string, string][] = [
    ['Shop', publicUrl],
    ['Demo payment provider', paymentUrl ?? `http://localhost:${ports.payment}`],
    ['Demo identity service', identityUrl ?? `http://localhost:${ports.identity}`],
    ['Demo bank', bankUrl ?? `http://localhost:${ports.bank}`],
    ['Demo real time', realTimeUrl ?? `http://localhost:${ports.realTime}`],
    [
      'Mail box',
      smtpUrl ? 'your mail server (SMTP_URL)' : `http://localhost:${ports.mail}   (SMTP on port ${ports.smtp})`,
    ],
    ['Database', databaseUrl ? 'your PostgreSQL (DATABASE_URL)' : `PostgreSQL on port ${ports.database}`],
    ['Data and logs', relative(process.cwd(), settings.dataDir) || settings.dataDir],
  ]
  const table = lines.map(([name, where]) => `  ${name.padEnd(22)} ${where}`).join('\n')
  return (
    `\n${table}\n\n` +
    `Begin at ${publicUrl}: search a trip, choose a ticket, pay at the demo provider, and read the mail in the mail box.\n` +
    'Stop with Ctrl-C. A timetable of your own: npm run import -- FEED.zip\n'
  )
}
