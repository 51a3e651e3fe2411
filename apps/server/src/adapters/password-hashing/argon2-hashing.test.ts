import { describe, expect, it } from 'vitest'
import { argon2Hashing } from './argon2-hashing.ts'

const cheap = { memoryKib: 8, passes: 1 }

describe('hashed passwords', () => {
  const passwords = argon2Hashing(cheap)

  it('are argon2id, and never the same twice', async () => {
    const [one, other] = await Promise.all([passwords.hash('Geheim-123'), passwords.hash('Geheim-123')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
    expect(one).not.toBe(other)
  })

  it('are known again, however the keyboard composes their letters', async () => {
    const hash = await passwords.hash('Gr\u00fc\u00dfe-123')
    expect(await passwords.verify(hash, 'Gru\u0308\u00dfe-123')).toBe(true)
    expect(await passwords.verify(hash, 'gr\u00fc\u00dfe-123')).toBe(false)
  })

  it('of nobody are never right', async () => {
    expect(await passwords.verify(null, 'Geheim-123')).toBe(false)
  })

  it('can be such that no password is right', async () => {
    expect(await passwords.verify(passwords.unusable, '')).toBe(false)
    expect(await passwords.verify(passwords.unusable, passwords.unusable)).toBe(false)
    expect(passwords.isOutdated(passwords.unusable)).toBe(false)
  })

  it('by weaker settings are outdated', async () => {
    const hash = await passwords.hash('Geheim-123')
    expect(passwords.isOutdated(hash)).toBe(false)
    expect(argon2Hashing({ memoryKib: 16, passes: 1 }).isOutdated(hash)).toBe(true)
    expect(argon2Hashing({ memoryKib: 8, passes: 2 }).isOutdated(hash)).toBe(true)
  })
})

it('costs what OWASP asks for', async () => {
  expect(await argon2Hashing().hash('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
