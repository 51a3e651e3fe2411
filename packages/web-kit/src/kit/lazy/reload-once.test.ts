import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadedAnew, takeTyped } from './kept-typing.ts'
import { reloadOnce } from './reload-once.ts'

afterEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = ''
})

const missing = () => Promise.reject(new Error('no chunk'))
const other = () => Promise.reject(new Error('no other chunk'))

/** Tries to load a piece that does not come: whether the page is loaded anew, or the failure raised. */
async function tried(load: () => Promise<never>): Promise<string> {
  return new Promise(resolve => {
    reloadOnce(load, () => resolve('reloaded')).catch((error: Error) => resolve(error.message))
  })
}

describe('a page of which a piece does not load', () => {
  it('is loaded anew once, and raises the second failure', async () => {
    expect([await tried(missing), await tried(missing), await tried(missing)]).toEqual([
      'reloaded',
      'no chunk',
      'no chunk',
    ])
  })

  it('is not loaded anew for ever because other pieces come', async () => {
    await tried(missing)
    expect(await reloadOnce(async () => 'another')).toBe('another')
    expect(await tried(missing)).toBe('no chunk')
    expect(await tried(other)).toBe('reloaded')
  })

  it('gets another chance once the piece has come', async () => {
    let comes = false
    const load = () => (comes ? Promise.resolve('here') : Promise.reject(new Error('no chunk')))
    await new Promise<void>(resolve => void reloadOnce(load, resolve))
    comes = true
    expect(await reloadOnce(load)).toBe('here')
    comes = false
    await new Promise<void>(resolve => void reloadOnce(load, resolve))
  })

  it('raises the failure where nothing can be remembered', async () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked })
    expect(await tried(missing)).toBe('no chunk')
    vi.unstubAllGlobals()
  })

  it('keeps what was typed there, passwords excepted, and gives it back once at the same address', async () => {
    document.body.innerHTML = `<form><input name="lastName"><input type="checkbox" name="all" checked>
      <input type="password" name="password"><input type="radio" name="kind" value="a"><input type="radio" name="kind"
      value="b" checked><textarea name="reason"></textarea></form>`
    const [name, , password] = document.querySelectorAll('input')
    if (name) name.value = 'Reisig'
    if (password) password.value = 'secret'
    const { reload } = window.location
    window.location.reload = () => undefined
    void reloadOnce(missing)
    await Promise.resolve()
    await Promise.resolve()
    window.location.reload = reload
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')
    loadedAnew()
    expect(['lastName', 'all', 'kind', 'reason', 'password'].map(takeTyped)).toEqual([
      'Reisig',
      'true',
      'b',
      '',
      undefined,
    ])
    expect(takeTyped('lastName')).toBeUndefined()
    loadedAnew()
    expect(takeTyped('lastName')).toBeUndefined()
  })
})
