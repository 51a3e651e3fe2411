import { expect, it } from 'vitest'
import { isPostCode } from './post-code.ts'

it.each([
  ['de', ['01067', '99981'], ['1067', '010670', '0106a', ' 01067', '01067\n']],
  ['nl', ['1012AB', '9999 zz'], ['0123AB', '1012', '1012A', '1012ABC', '101AB', '1012  AB', '1012A1', '51012AB']],
  ['ch', ['8001'], ['80011', '801', '800a']],
  ['at', ['1010'], ['10100', '101', '101a']],
])('a post code of %s has the shape of its country (Spec 1 §5)', (country, right, wrong) => {
  for (const code of right) expect(isPostCode(code, country), code).toBe(true)
  for (const code of wrong) expect(isPostCode(code, country), code).toBe(false)
  for (const code of right) expect(isPostCode(code, country.toUpperCase()), code).toBe(true)
})

it('the post code of a country without a rule may be anything', () => {
  expect(isPostCode('SW1A 1AA', 'gb')).toBe(true)
})
