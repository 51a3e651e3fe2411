import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import {
  creditCheck,
  mandate,
  openIdConsent,
  paymentSetup,
  storedPaymentMethod,
  userAccount,
  userDocument,
  userPicture,
} from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { mailOnce } from '../../run/mail/index.ts'

const { AllowedToUseAdminPanel, AllowedToSeeUsers, AllowedToSeePersonalDetails, AllowedToSeeMails } = RIGHTS
const SEES = [AllowedToUseAdminPanel, AllowedToSeeUsers]
const ADA = 'ada@example.org'

let test: TestWorld
let accountId = ''
beforeAll(async () => {
  test = await testWorld()
  await aCustomer(test, { email: ADA })
  const { db } = test.world
  accountId = (await db.select().from(userAccount).where(eq(userAccount.email, ADA)))[0]?.id ?? ''
})
afterAll(() => test.close())

const seen = async (rights: readonly number[], userId = accountId) =>
  (await aStaffMember(test, rights)).ask(calls.getStaffUser, { params: { userId } })

it('of who has nothing but an account, there is nothing more', async () => {
  expect(await seen(SEES)).toMatchObject({
    pictureId: null,
    creditRatingCheckPerformedOn: null,
    paymentMethods: [],
    bankDetails: [],
    services: [],
    sent: [],
  })
})

it('ways to pay, bank details, services, picture and the last credit check are told; no IBAN, no token', async () => {
  const { db } = test.world
  const [id, setupId, pictureId] = [test.world.newRowId(), test.world.newRowId(), test.world.newRowId()]
  const clientId = clientIdOf(test.world)
  const createdOn = test.now()
  const [paymentType, paymentSubType] = [1, 27] as const
  const method = { accountId, provider: 'fake', paymentType, paymentSubType, createdOn }
  await db.insert(paymentSetup).values({ ...method, id: setupId, reference: 'secret-reference' })
  const card = { label: 'Visa •••• 1111', token: 'secret-token', isDefault: true, clientId }
  await db.insert(storedPaymentMethod).values({ ...method, ...card, id: test.world.newRowId(), setupId })
  await db.insert(mandate).values({
    id,
    clientId,
    accountId,
    reference: 'M-4711',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    creditInstitute: 'Demobank',
    accountHolder: 'Jana Möller',
    consentOn: createdOn,
    createdOn,
  })
  const consent = { openIdClientId: 'bike-hire', acceptedTermsId: id, scopes: ['email'], acceptedOn: createdOn }
  await db.insert(openIdConsent).values({ accountId, ...consent })
  await db.insert(creditCheck).values({ accountId, score: 'yellow', reference: 'x:1', checkedOn: createdOn })
  await db.insert(userPicture).values({ accountId, clientId, pictureId, bytes: new Uint8Array(), size: 1, createdOn })
  const shown = await seen([...SEES, AllowedToSeePersonalDetails])
  expect(shown).toMatchObject({
    pictureId,
    creditRatingCheckPerformedOn: createdOn,
    boniversumTrafficLightScore: 2,
    paymentMethods: [{ label: 'Visa •••• 1111', paymentSubType }],
    bankDetails: [{ reference: 'M-4711', iban: 'DE•• •••• •••• 2051', accountHolder: 'Jana Möller', revokedOn: null }],
    services: [{ openIdClientId: 'bike-hire', acceptedOn: createdOn }],
  })
  expect(JSON.stringify(shown)).not.toMatch(/1203000000|secret-/)
  expect((await seen(SEES)).bankDetails).toMatchObject([{ accountHolder: 'J•••' }])
})

it('letters stand among the mails of a person, the latest first; mails only for whoever may see mails', async () => {
  const mail = (to: string, subject: string) =>
    mailOnce(test.world, `account:${subject}`, async () => ({
      id: subject,
      to,
      subject,
      text: 'any',
      html: 'any',
      language: 'en',
      attachments: [],
    }))
  test.pass(1)
  await mail('ADA@example.org', 'Your new password')
  await mail('adam@example.org', 'Not for Ada')
  test.pass(1)
  const letter = { accountId, clientId: clientIdOf(test.world), mimeType: 'application/pdf', bytes: new Uint8Array() }
  const written = { ...letter, fileName: 'letter.pdf', kind: 'letter' as const, readOn: test.now() }
  await test.world.db
    .insert(userDocument)
    .values({ ...written, id: test.world.newRowId(), title: 'Your fare from January', createdOn: test.now() })
  const letters = [{ way: 'letter', what: 'Your fare from January', on: test.now(), state: null, readOn: test.now() }]
  const sees = [...SEES, AllowedToSeePersonalDetails]
  expect((await seen(sees)).sent).toEqual(letters)
  const { sent } = await seen([...sees, AllowedToSeeMails])
  const mails = [{ what: 'Your new password' }, { what: expect.stringContaining('activate your account') }]
  expect(sent).toMatchObject([...letters, ...mails.map(one => ({ ...one, way: 'mail', state: 'sent', readOn: null }))])
  const hidden = letters.map(letter => ({ ...letter, what: 'Y•••' }))
  expect((await seen(SEES)).sent).toEqual(hidden)
})
