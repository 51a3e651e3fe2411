import {
  type FeedbackDetailField,
  getFeedbackCategories,
  getFeedbackCategory,
  getFeedbackDetailFields,
} from '@billett/contract'
import { answering, fakeSend } from '@billett/web-kit/testing/fake-send.ts'
import { describe, expect, it } from 'vitest'
import { createStore } from '../store.ts'
import * as calls from './feedback.calls.ts'
import { selectCategory, setDetailValue } from './feedback.slice.ts'
import { fieldGrid } from './field-grid.ts'

const field = (id: string, row: number, column: number): FeedbackDetailField => ({
  id,
  kind: 'text',
  label: id,
  row,
  column,
  isRequired: false,
  maxLength: 10,
  options: [],
})

const item = (id: string, hasChildren: boolean) => ({ id, label: id, hasChildren })

const storeOfFeedback = () =>
  createStore(
    fakeSend(
      answering(getFeedbackCategories, () => [item('ride', true), item('lost', false)]),
      answering(getFeedbackCategory, () => [item('staff', false)]),
      answering(getFeedbackDetailFields, () => [field('b', 1, 1), field('c', 0, 0), field('a', 1, 0)]),
    ),
  )

describe('feedback', () => {
  it('groups fields by row and sorts them by column', () => {
    const rows = fieldGrid([field('b', 7, 1), field('c', 0, 0), field('a', 7, 0)])
    expect(rows.map(row => row.map(({ id }) => id))).toEqual([['c'], ['a', 'b']])
  })

  it('forgets later levels and what was asked and answered there, when a category is chosen', async () => {
    const store = storeOfFeedback()
    const state = () => store.getState().feedbackStore
    await store.dispatch(calls.getFeedbackCategories())
    store.dispatch(selectCategory({ level: 0, id: 'ride' }))
    await store.dispatch(calls.getFeedbackCategory({ params: { id: 'ride' } }))
    store.dispatch(selectCategory({ level: 1, id: 'staff' }))
    await store.dispatch(calls.getFeedbackDetailFields({ params: { id: 'staff' } }))
    store.dispatch(setDetailValue({ id: 'a', value: 'x' }))
    expect(state()).toMatchObject({ selectedCategories: ['ride', 'staff'], detailFieldValues: { a: 'x' } })
    expect(state().detailFields).toHaveLength(2)
    store.dispatch(selectCategory({ level: 0, id: 'lost' }))
    expect(state()).toMatchObject({ selectedCategories: ['lost'], detailFields: [], detailFieldValues: {} })
    expect(state().categories).toHaveLength(1)
  })

  it('takes no answer for a category that is no longer chosen', async () => {
    const store = storeOfFeedback()
    await store.dispatch(calls.getFeedbackCategories())
    store.dispatch(selectCategory({ level: 0, id: 'lost' }))
    await store.dispatch(calls.getFeedbackCategory({ params: { id: 'ride' } }))
    await store.dispatch(calls.getFeedbackDetailFields({ params: { id: 'staff' } }))
    expect(store.getState().feedbackStore).toMatchObject({ detailFields: [], categories: [[{}, {}]] })
  })

  it('drops a value that is emptied', () => {
    const store = storeOfFeedback()
    store.dispatch(setDetailValue({ id: 'a', value: 'x' }))
    store.dispatch(setDetailValue({ id: 'a', value: '' }))
    expect(store.getState().feedbackStore.detailFieldValues).toEqual({})
  })
})
