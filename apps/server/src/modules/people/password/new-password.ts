import { checkPassword } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

interface Person {
  email: string
  firstName: string
  lastName: string
}

/** Whether the client's policy lets somebody have this password; refuses at `field` where it does not. */
export function checkNewPassword({ client }: World, password: string, person: Person, field: string): void {
  const { passwordPolicy: policy } = client.config.settings
  const [mailbox = ''] = person.email.split('@')
  const personal = [person.firstName, person.lastName, mailbox]
  const checked = checkPassword(password, { policy, common: COMMON_PASSWORDS, personal })
  if (!checked.ok) refuse(checked.reason, field)
}
