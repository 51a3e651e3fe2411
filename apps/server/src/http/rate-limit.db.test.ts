import { getStatus, getUser, pathOf } from '@billett/contract'
import { expect, it } from 'vitest'
import { errorsOf } from '../testing/raw-request.ts'
import { testWorld } from '../testing/test-world.ts'

it('who asks too often is told so in the envelope, in their language', async () => {
  const test = await testWorld({ config: { RATE_LIMIT: '2' } })
  const ask = () => test.app.inject({ method: 'GET', url: pathOf(getStatus), headers: { 'accept-language': 'de' } })
  const answers = [await ask(), await ask(), await ask()]
  expect(answers.map(answer => answer.statusCode)).toEqual([200, 200, 429])
  const [, , last] = answers
  expect(last && errorsOf(last)).toMatchObject([
    { translationKey: 'error.tooManyRequests', customerErrorMessage: expect.stringContaining('Anfragen') },
  ])
  await test.close()
})

it('who has no business here is counted too, before anything is asked of the database', async () => {
  const test = await testWorld({ config: { RATE_LIMIT: '2' } })
  const ask = () => test.app.inject({ method: 'GET', url: pathOf(getUser) })
  const statuses = [await ask(), await ask(), await ask()].map(answer => answer.statusCode)
  expect(statuses).toEqual([401, 401, 429])
  await test.close()
})

it('pages and unknown addresses are limited as calls are, built files are not', async () => {
  const test = await testWorld({ config: { RATE_LIMIT: '2' } })
  test.app.get('/*', async () => 'a page')
  test.app.get('/assets/app.js', async () => 'a file')
  const statusOf = async (url: string) => (await test.app.inject({ method: 'GET', url })).statusCode
  const asked = ['/', '/assets/app.js', '/kasse', '/assets/app.js', '/konto', pathOf(getStatus), '/api/nothing']
  const statuses: number[] = []
  for (const url of asked) statuses.push(await statusOf(url))
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429])
  await test.close()
})
