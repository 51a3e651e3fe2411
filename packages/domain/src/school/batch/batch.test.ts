import { describe, expect, it } from 'vitest'
import {
  BATCH_ACTIONS,
  BATCH_STATES,
  BATCH_TASKS,
  type BatchTask,
  doesSomething,
  isOpenBatch,
  mayBegin,
} from './batch.ts'

describe('a batch', () => {
  it.each<[BatchTask, string[]]>([
    ['compare', ['staged', 'compared', 'rehearsed']],
    ['rehearse', ['compared', 'rehearsed']],
    ['apply', ['rehearsed']],
    ['undo', ['applied']],
  ])('%s begins from %j and from nothing else', (task, from) => {
    expect(BATCH_STATES.filter(state => mayBegin(task, state))).toEqual(from)
  })

  it('is never done before its money was reckoned, nor taken back before it was done', () => {
    expect(BATCH_TASKS.apply.from).toEqual([BATCH_TASKS.rehearse.to])
    expect(BATCH_TASKS.undo.from).toEqual([BATCH_TASKS.apply.to])
  })

  it('is open until it is done or discarded', () => {
    expect(BATCH_STATES.filter(isOpenBatch)).toEqual(['staged', 'compared', 'rehearsed'])
  })

  it('does nothing about rows that are as they were, or that nobody has decided on', () => {
    expect(BATCH_ACTIONS.filter(action => !doesSomething(action))).toEqual(['unchanged', 'unclear', 'faulty'])
  })
})
