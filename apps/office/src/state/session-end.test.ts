import { sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { fakeSend } from '@billett/web-kit/testing/fake-send.ts'
import { describe, expect, it } from 'vitest'
import { createStore, type RootState } from './store.ts'

const fresh = createStore(fakeSend()).getState()

/** These have parts that are nobody's: what is under way, and that somebody was signed out. */
const KEEPS_PARTS: readonly string[] = ['commonStore', 'userStore']

describe('when somebody signs out of the office', () => {
  it('there are the slices of the specification that are the office’s (Spec 3 §9)', () => {
    expect(Object.keys(fresh)).toEqual(
      expect.arrayContaining([
        'commonStore',
        'userStore',
        'adminStore',
        'orderFulfillmentStore',
        'schoolSubscriptionStore',
      ]),
    )
  })

  it.each(Object.keys(fresh).filter(name => !KEEPS_PARTS.includes(name)))('%s begins anew', name => {
    // A state that no slice has: whatever becomes of it, it is not kept.
    const marked = { ...fresh, [name]: { ...fresh[name as keyof RootState], left: 'behind' } }
    const store = createStore(fakeSend(), marked)
    store.dispatch(sessionEnded())
    expect(store.getState()).toHaveProperty(name, fresh[name as keyof RootState])
  })
})
