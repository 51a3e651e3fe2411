import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Passenger } from '../passenger.ts'
import { product } from '../product.ts'

const INVITE = fileURLToPath(new URL('../../../apps/server/src/cli/invite-staff.ts', import.meta.url))
const run = promisify(execFile)

/**
 * Invites somebody to the staff, as an operator does at the command line; a mail with the way to a password follows.
 * Gives the user name.
 */
export async function inviteStaff({ email, language }: Passenger): Promise<string> {
  const { E2E_DATABASE_URL: database } = process.env
  if (!database) throw new Error('E2E_DATABASE_URL is not set; staff are invited at the command line, which needs it.')
  const [username = ''] = email.split('@')
  const person = ['--email', email, '--username', username, '--first-name', 'Berta', '--last-name', 'Rede']
  await run(process.execPath, [INVITE, ...person, '--right', 'AllowedToUseAdminPanel', '--language', language], {
    env: { ...process.env, DATABASE_URL: database, BILLETT_DEMO: '1', PUBLIC_URL: product.shop },
  })
  return username
}
