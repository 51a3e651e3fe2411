import * as calls from '@billett/contract'
import { USER_TYPE } from '@billett/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCustomer, loginOf, mailedCode, PASSWORD, signIn } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { inviteStaff } from './invite-staff.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

it('staff choose their password by mail and sign in by user name, beside a customer’s account with the same address', async () => {
  const { email } = await aCustomer(test, { email: 'grace@example.org' })
  await inviteStaff(test.world, {
    email,
    username: 'ghopper',
    firstName: 'Grace',
    lastName: 'Hopper',
    rights: ['AllowedToUseAdminPanel', 'AllowedToRetrieveDynamicalInfoTypes'],
    language: 'en',
  })
  const userType = USER_TYPE.HGS
  const resetKey = await mailedCode(test, email)
  expect(test.mails.at(-1)?.text).toContain(`https://shop.example/admin/password/${resetKey}`)
  const newPassword = 'Kompiler-und-Nanosekunde-1'
  const staff = visitorOf(test.app)
  expect((await staff.send(calls.resetPassword, { body: { resetKey, newPassword, userType } })).status).toBe(200)
  const signedIn = await signIn(
    staff,
    loginOf(test, { email: 'ghopper', password: newPassword, userType, requiredRights: [2] }),
  )
  expect(signedIn).toMatchObject({ userType, rights: [2, 3], acceptTermsNecessary: false })
  expect((await staff.send(calls.getDynamicInfoTypes)).items.map(({ id }) => id)).toContain('registration')
  expect((await staff.send(calls.acceptTerms, { body: { acceptedOn: test.now() } })).status).toBe(403)
  const customer = await signIn(visitorOf(test.app), loginOf(test, { email, password: PASSWORD }))
  expect(customer.userId).not.toBe(signedIn.userId)
})
