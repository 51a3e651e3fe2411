import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { CHECKPOINTS } from '../../ports/checkpoints.ts'
import { endOnCommand } from './end-on-command.ts'
import { unwatched } from './unwatched.ts'

const watched = () => {
  const launcher = new EventEmitter()
  const kill = vi.fn<() => void>()
  const reached = endOnCommand(launcher, kill)
  return { reached, kill, say: (message: unknown) => launcher.emit('message', message) }
}

it('ends nowhere until it is told to', () => {
  const { reached, kill } = watched()
  for (const checkpoint of CHECKPOINTS) expect(reached(checkpoint)).toBeUndefined()
  expect(kill).not.toHaveBeenCalled()
})

it('ends at the checkpoint and the time it was told, and goes on with nothing', () => {
  const { reached, kill, say } = watched()
  say({ crashAt: 'orderPlaced', time: 2 })
  expect(reached('orderToBePlaced')).toBeUndefined()
  expect(reached('orderPlaced')).toBeUndefined()
  expect(kill).not.toHaveBeenCalled()
  expect(reached('orderPlaced')).toBeInstanceOf(Promise)
  expect(kill).toHaveBeenCalledTimes(1)
})

it('can be told otherwise, and leaves other messages alone', () => {
  const { reached, kill, say } = watched()
  say({ crashAt: 'orderPlaced' })
  for (const other of ['orderPlaced', null, { else: 1 }]) say(other)
  say({ crashAt: null })
  expect(reached('orderPlaced')).toBeUndefined()
  say({ crashAt: 'no checkpoint' })
  expect(reached('orderPlaced')).toBeUndefined()
  expect(kill).not.toHaveBeenCalled()
})

it('in production nothing happens, and nothing is waited for', () => {
  expect(CHECKPOINTS.map(unwatched)).toEqual(CHECKPOINTS.map(() => undefined))
})
