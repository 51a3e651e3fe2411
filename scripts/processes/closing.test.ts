import { describe, expect, it, vi } from 'vitest'
import { createClosing } from './closing.ts'

describe('closing', () => {
  it('undoes the last first, and each once', async () => {
    const undone: string[] = []
    const closing = createClosing()
    closing.add(() => undone.push('claim'))
    closing.add(async () => undone.push('database'))
    closing.add(() => undone.push('services'))
    await Promise.all([closing.close(), closing.close()])
    expect(undone).toEqual(['services', 'database', 'claim'])
  })

  it('tells running steps to give up before anything is undone', async () => {
    const closing = createClosing()
    let aborted = false
    closing.add(() => {
      aborted = closing.signal.aborted
    })
    await closing.close()
    expect(aborted).toBe(true)
  })

  it('undoes the rest when one part fails', async () => {
    const complaint = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const undone: string[] = []
    const closing = createClosing()
    closing.add(() => undone.push('claim'))
    closing.add(() => {
      throw new Error('already gone')
    })
    await closing.close()
    expect(undone).toEqual(['claim'])
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('already gone'))
    complaint.mockRestore()
  })

  it('undoes at once what is opened while closing', async () => {
    const undone: string[] = []
    const closing = createClosing()
    await closing.close()
    closing.add(() => undone.push('late'))
    await closing.close()
    expect(undone).toEqual(['late'])
  })
})
