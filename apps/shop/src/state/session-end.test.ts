import { sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { fakeSend } from '@billett/web-kit/testing/fake-send.ts'
import { describe, expect, it } from 'vitest'
import { createStore, type RootState } from './store.ts'

const store = (preloaded?: Partial<RootState>) => createStore(fakeSend(), preloaded)
const fresh = store().getState()

/** Only these know what of them the next one may see. */
const KEEPS_PARTS: readonly string[] = ['commonStore', 'serviceInfoStore', 'tariffStore', 'saleStore', 'userStore']

const personal = Object.keys(fresh).filter(name => !KEEPS_PARTS.includes(name))

it('the slices of Specification 2 §9 are those of the shop; the two of staff and of schools are the office’s', () =>
  expect(Object.keys(fresh).toSorted()).toEqual([
    'addressValidationStore',
    'commonStore',
    'feedbackStore',
    'orderFulfillmentStore',
    'paymentStore',
    'prepaidStore',
    'saleStore',
    'serviceInfoStore',
    'subscriptionStore',
    'tariffStore',
    'userStore',
    'walletStore',
  ]))

describe('when somebody signs out', () => {
  it('what they typed into feedback is gone', () => {
    const before = store()
    const filled = { ...fresh.feedbackStore, detailFieldValues: { name: 'Käthe', message: 'Der Bus kam nicht.' } }
    const after = store({ ...before.getState(), feedbackStore: filled })
    after.dispatch(sessionEnded())
    expect(after.getState().feedbackStore).toEqual(fresh.feedbackStore)
  })

  it.each(personal)('%s begins anew', name => {
    // A state that no slice has: whatever becomes of it, it is not kept.
    const marked = { ...fresh, [name]: { ...fresh[name as keyof RootState], left: 'behind' } }
    const after = store(marked)
    after.dispatch(sessionEnded())
    expect(after.getState()).toHaveProperty(name, fresh[name as keyof RootState])
  })
})
