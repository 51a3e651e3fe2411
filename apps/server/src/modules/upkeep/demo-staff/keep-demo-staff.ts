import { DEMO_PASSWORD, demoStaff } from '@billett/demo-region'
import { emailKey, RIGHTS, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { World } from '../../../world.ts'
import { insertAccount } from '../../people/account/index.ts'
import { isAccountThere, waitForOthers } from '../demo-customers/index.ts'

/** The same in every process. */
export const demoStaffId = (world: World, username: string): string =>
  idOf(`demo staff ${clientIdOf(world)} ${username}`)

/**
 * People of the company, who sign in to the demo's staff area. They are made once: what people change about them stays.
 */
export async function keepDemoStaff(world: World): Promise<void> {
  const clientId = clientIdOf(world)
  const now = world.clock()
  await world.db.transaction(async tx => {
    await waitForOthers(tx)
    for (const { rights, ...person } of demoStaff) {
      const id = demoStaffId(world, person.username)
      if (await isAccountThere(tx, id)) continue
      await insertAccount(tx, {
        ...person,
        id,
        clientId,
        userType: USER_TYPE.HGS,
        state: 'active',
        emailKey: emailKey(person.email),
        passwordHash: await world.passwords.hash(DEMO_PASSWORD),
        passwordChangedOn: now,
        rights: rights.map(right => RIGHTS[right]),
        language: world.client.config.settings.defaultLanguage,
        registeredOn: now,
        activatedOn: now,
      })
    }
  })
}
