import * as calls from '@billett/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { userPicture } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

type Customer = Awaited<ReturnType<typeof aCustomer>>

let test: TestWorld
let ada: Customer
let eve: Customer
beforeAll(async () => {
  test = await testWorld()
  ada = await aCustomer(test)
  eve = await aCustomer(test, { email: 'eve@example.org' })
})
afterAll(() => test.close())

const red = () =>
  sharp({ create: { width: 30, height: 30, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()

async function upload(who: Customer, userId: string, file: Buffer, type = 'image/png', name = 'image') {
  const form = new FormData()
  form.set(name, new File([new Uint8Array(file)], 'me.png', { type }))
  const request = new Request('https://shop.example', { method: 'POST', body: form })
  return test.app.inject({
    method: 'POST',
    url: calls.pathOf(calls.setPicture).replace('{userId}', userId),
    headers: {
      authorization: `Bearer ${who.visitor.token()}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const picture = (who: Customer, userId: string) => who.visitor.send(calls.getPicture, { params: { userId } })
const pictureId = async (who: Customer) => (await who.visitor.ask(calls.getUser)).pictureId

it('a customer has one picture, drawn anew, which the account names', async () => {
  const { userId } = ada.signedIn
  expect(await pictureId(ada)).toBeNull()
  const reply = await upload(ada, userId, await red())
  expect(reply.statusCode).toBe(200)
  const shown = await picture(ada, userId)
  expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
  const first = await pictureId(ada)
  expect(reply.json().data).toEqual([{ pictureId: first }])
  await upload(ada, userId, await red())
  expect(await pictureId(ada)).not.toBe(first)
  expect(await test.database.db.select().from(userPicture)).toHaveLength(1)
})

it('nobody sees, changes or removes another’s', async () => {
  const { userId } = ada.signedIn
  await upload(ada, userId, await red())
  expect((await picture(eve, userId)).status).toBe(404)
  expect((await upload(eve, userId, await red())).statusCode).toBe(404)
  expect((await eve.visitor.send(calls.removePicture, { params: { userId } })).status).toBe(404)
  expect((await picture(ada, userId)).status).toBe(200)
})

it('what is no picture is refused, whatever it calls itself', async () => {
  const { userId } = eve.signedIn
  // The library could draw it.
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const reply = await upload(eve, userId, Buffer.from(drawing))
  expect([reply.statusCode, reply.json().error[0].translationKey]).toEqual([415, 'error.fileTypeNotAllowed'])
  expect(await pictureId(eve)).toBeNull()
})

it('more than 25 MB, no file and a broken form are refused', async () => {
  const { userId } = eve.signedIn
  const most = 25 * 1024 * 1024
  const large = await upload(eve, userId, Buffer.alloc(most + 1))
  expect([large.statusCode, large.json().error[0].translationKey]).toEqual([413, 'error.fileTooBig'])
  expect((await upload(eve, userId, Buffer.alloc(most + 200_000))).statusCode).toBe(413)
  expect((await upload(eve, userId, await red(), 'image/png', 'other')).json().error[0]).toMatchObject({
    fieldName: 'image',
    translationKey: 'error.required',
  })
  const broken = await test.app.inject({
    method: 'POST',
    url: calls.pathOf(calls.setPicture).replace('{userId}', userId),
    headers: { authorization: `Bearer ${eve.visitor.token()}`, 'content-type': 'multipart/form-data' },
    payload: 'no form',
  })
  expect([broken.statusCode, broken.json().error[0].translationKey]).toEqual([400, 'error.uploadFailed'])
})

it('is gone when its owner removes it', async () => {
  const { userId } = ada.signedIn
  await upload(ada, userId, await red())
  expect((await ada.visitor.send(calls.removePicture, { params: { userId } })).status).toBe(200)
  expect((await picture(ada, userId)).status).toBe(404)
})
