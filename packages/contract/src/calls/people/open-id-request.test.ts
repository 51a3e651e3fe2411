import { expect, it } from 'vitest'
import { OPEN_ID_PARAMETERS } from '../../values/open-id-parameters.ts'
import { OpenIdRequest } from './user-session.ts'

it('signing in for another service takes every parameter that service sends, and the number of its request', () => {
  expect(Object.keys(OpenIdRequest.def.shape)).toEqual([...OPEN_ID_PARAMETERS, 'interaction'])
})
