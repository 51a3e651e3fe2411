import { describe, expect, it } from 'vitest'
import { environmentNames as german } from '../../apps/office/src/texts/de/environment-names.ts'
import { environmentNames as english } from '../../apps/office/src/texts/en/environment-names.ts'
import { SETTINGS } from '../../apps/server/src/config/server-config.ts'

describe('what is set in the environment', () => {
  it.each([
    ['German', german],
    ['English', english],
  ])('is called by words in %s, and nothing else is', (_, names) =>
    expect(Object.keys(names).toSorted()).toEqual(SETTINGS.map(name => `settings.names.${name}`).toSorted()),
  )
})
