import { expect, it } from 'vitest'
import { isSetupUndecided, SETUP_STATES } from './setup.ts'

it('a setup is undecided while something may still be entered, or the provider has not said', () => {
  expect(SETUP_STATES.filter(isSetupUndecided)).toEqual(['open', 'pending'])
})
