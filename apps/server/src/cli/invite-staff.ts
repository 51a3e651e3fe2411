import { parseArgs } from 'node:util'
import { isLanguage, RIGHTS, type Right } from '@billett/domain'
import { compose } from '../compose.ts'
import { serverConfig } from '../config/server-config.ts'
import { worldsOf } from '../hosts/worlds-of.ts'
import { inviteStaff } from '../modules/people/registration/index.ts'

const USAGE = `node apps/server/src/cli/invite-staff.ts --email E --username U --first-name F --last-name L [--right R]... [--language de|en]
Makes a staff account; its owner gets a mail to choose the password. Without a right it gets all of: ${Object.keys(RIGHTS).join(', ')}`

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    email: text,
    username: text,
    'first-name': text,
    'last-name': text,
    right: { type: 'string', multiple: true },
    language: text,
  },
})
const { email, username, 'first-name': firstName, 'last-name': lastName, right: named = Object.keys(RIGHTS) } = values
const isRight = (name: string): name is Right => Object.hasOwn(RIGHTS, name)

if (!email || !username || !firstName || !lastName || !named.every(isRight)) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  const { surroundings, close } = await compose(serverConfig(), 'worker')
  const [{ world }] = worldsOf(surroundings)
  const language = isLanguage(values.language) ? values.language : world.client.config.settings.defaultLanguage
  try {
    await inviteStaff(world, { email, username, firstName, lastName, rights: named.filter(isRight), language })
    console.info(`${username} gets a mail at ${email}.`)
  } finally {
    await close()
  }
}
