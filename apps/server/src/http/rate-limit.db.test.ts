import { getStatus, pathOf } from '@billett/contract'
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
