import { parseArgs } from 'node:util'
import { isLanguage, isRole, RIGHTS, type Right, ROLES } from '@billett/domain'
import { compose } from '../compose.ts'
import { serverConfig } from '../config/server-config.ts'
import { worldsOf } from '../hosts/worlds-of.ts'
import { inviteStaff } from '../modules/people/registration/index.ts'

const USAGE = `node apps/server/src/cli/invite-staff.ts --email E --username U --first-name F --last-name L [--role R] [--right R]... [--language de|en]
Makes a staff account; its owner gets a mail to choose the password. It gets the rights of the role
(${Object.keys(ROLES).join(', ')}) and those that are named; without any, all of:
${Object.keys(RIGHTS).join(', ')}`

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    email: text,
    username: text,
    'first-name': text,
    'last-name': text,
    role: text,
    right: { type: 'string', multiple: true },
    language: text,
  },
})
const { email, username, 'first-name': firstName, 'last-name': lastName, role, right = [] } = values
const ofRole: readonly string[] = role !== undefined && isRole(role) ? ROLES[role] : []
const named = role === undefined && right.length === 0 ? Object.keys(RIGHTS) : [...new Set([...ofRole, ...right])]
const isRight = (name: string): name is Right => Object.hasOwn(RIGHTS, name)

if (!email || !username || !firstName || !lastName || !named.every(isRight) || (role && !isRole(role))) {
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
