import { describe, expect, it } from 'vitest'
import { reloadOnce, screenArrived } from './reload-once.ts'

describe('a page whose chunk does not load', () => {
  it('reloads once and raises the second failure', async () => {
    let reloads = 0
    const load = () => Promise.reject(new Error('no chunk'))
    void reloadOnce(load, () => void reloads++)
    await Promise.resolve()
    await Promise.resolve()
    expect(reloads).toBe(1)
    await expect(reloadOnce(load, () => void reloads++)).rejects.toThrow('no chunk')
    expect(reloads).toBe(1)
    // What is around every screen arrives, and the screen still does not.
    expect(await reloadOnce(async () => 'frame')).toBe('frame')
    await expect(reloadOnce(load, () => void reloads++)).rejects.toThrow('no chunk')
    screenArrived()
    void reloadOnce(load, () => void reloads++)
    await Promise.resolve()
    await Promise.resolve()
    expect(reloads).toBe(2)
    sessionStorage.clear()
  })
})
