import { DEMO_PASSWORD, demoBuyers } from '@billett/demo-region'
import { addDays, atWallClock, BERLIN, businessDateOf, emailKey, orderNumberFrom, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { idOf } from '../../../crypto/id-of.ts'
import type { World } from '../../../world.ts'
import { insertAccount, noteAcceptance } from '../../people/account/index.ts'
import { isAccountThere, waitForOthers } from '../demo-customers/index.ts'

/** Of the account, or of the guest that their cart belongs to; the same in every process. */
export const demoBuyerId = (world: World, key: string): string => idOf(`demo buyer ${clientIdOf(world)} ${key}`)

/** Accounts of those who have one, with the demo's password. Returns whether they were made, and not there already. */
export const makeBuyers = (world: World): Promise<boolean> =>
  world.db.transaction(async tx => {
    await waitForOthers(tx)
    const today = businessDateOf(world.clock())
    let passwordHash: string | undefined
    for (const [key, { email, firstName, lastName, birthDate, registered }] of Object.entries(demoBuyers)) {
      if (registered === null) continue
      const id = demoBuyerId(world, key)
      if (await isAccountThere(tx, id)) return false
      passwordHash ??= await world.passwords.hash(DEMO_PASSWORD)
      const on = atWallClock(addDays(today, -registered), '00:30', BERLIN)
      await insertAccount(tx, {
        ...{ id, email, firstName, lastName, birthDate, passwordHash },
        clientId: clientIdOf(world),
        userType: USER_TYPE.WebShop,
        state: 'active',
        emailKey: emailKey(email),
        passwordChangedOn: on,
        language: 'de',
        customerNumber: orderNumberFrom(id),
        registeredOn: on,
        activatedOn: on,
      })
      await noteAcceptance(world, tx, id, on)
    }
    return true
  })
