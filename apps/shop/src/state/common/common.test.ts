import { getInfo as infoCall, searchOrigins as originsCall, type ServiceInfo } from '@billett/contract'
import { selectErrors, selectFailed, selectLoading, selectSuccess } from '@billett/web-kit/calls/common.selectors.ts'
import { PAGE_TYPE, resetAction, resetCommon } from '@billett/web-kit/calls/common.slice.ts'
import { createCall } from '@billett/web-kit/calls/create-call.ts'
import { isUnauthorized } from '@billett/web-kit/calls/is-rejected-call.ts'
import type { Outcome } from '@billett/web-kit/http/outcome.ts'
import type { Send } from '@billett/web-kit/session/send.ts'
import { answering, fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { describe, expect, it } from 'vitest'
import { createStore } from '../store.ts'

const getInfo = createCall(infoCall)
const searchOrigins = createCall(originsCall)
const query = { date: '2026-11-21' }
const refused = { field: 'date', message: '', code: 203, key: 'error.date' }

const info: ServiceInfo = {
  clientId: '',
  clientName: 'Shop',
  languages: ['de'],
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  region: '',
  timetableFrom: null,
  timetableUntil: null,
  tariffVersion: null,
  demo: true,
}

const phases = (store: ReturnType<typeof createStore>, call: { typePrefix: string }) => ({
  loading: selectLoading(call)(store.getState()),
  success: selectSuccess(call)(store.getState()),
  failed: selectFailed(call)(store.getState()),
  errors: selectErrors(call)(store.getState()),
})

/** Answers in the order in which the test says so. */
function held() {
  const answers: ((outcome: Outcome<never>) => void)[] = []
  const send: Send = () => new Promise(resolve => answers.push(resolve))
  return { send, answers }
}

describe('the phases of a call', () => {
  it('go from loading to success', async () => {
    const store = createStore(fakeSend(answering(infoCall, () => [info])))
    const running = store.dispatch(getInfo())
    expect(phases(store, getInfo)).toEqual({ loading: true, success: false, failed: false, errors: [] })
    await running
    expect(phases(store, getInfo)).toEqual({ loading: false, success: true, failed: false, errors: [] })
  })

  it('go from success to errors and back, and leave other calls alone', async () => {
    let fails = false
    const good = fakeSend(
      answering(originsCall, () => []),
      answering(infoCall, () => [info]),
    )
    const bad = fakeSend(refusing(originsCall, 400, refused))
    const store = createStore({ send: (...args) => (fails ? bad : good).send(...args) })
    await store.dispatch(getInfo())
    await store.dispatch(searchOrigins({ query }))
    fails = true
    await store.dispatch(searchOrigins({ query }))
    expect(phases(store, searchOrigins)).toEqual({ loading: false, success: false, failed: true, errors: [refused] })
    expect(phases(store, getInfo).success).toBe(true)
    fails = false
    await store.dispatch(searchOrigins({ query }))
    expect(phases(store, searchOrigins)).toEqual({ loading: false, success: true, failed: false, errors: [] })
  })

  it('say that it failed where the refusal names no error', async () => {
    const send: Send = async () => ({ ok: false, status: 502, errors: [], superseded: false })
    const store = createStore({ send })
    await store.dispatch(getInfo())
    expect(phases(store, getInfo)).toEqual({ loading: false, success: false, failed: true, errors: [] })
  })

  it('keep loading until the newest request has answered, whatever older ones say', async () => {
    const { send, answers } = held()
    const store = createStore({ send })
    const both = [store.dispatch(searchOrigins({ query })), store.dispatch(searchOrigins({ query }))]
    answers[0]?.({ ok: false, status: 0, errors: [], superseded: true })
    await both[0]
    expect(phases(store, searchOrigins)).toEqual({ loading: true, success: false, failed: false, errors: [] })
    answers[1]?.({ ok: true, status: 200, data: [] })
    await both[1]
    expect(phases(store, searchOrigins)).toEqual({ loading: false, success: true, failed: false, errors: [] })
  })

  it('can be forgotten: one action, one phase, or all', async () => {
    const store = createStore(
      fakeSend(
        answering(infoCall, () => [info]),
        refusing(originsCall, 400, refused),
      ),
    )
    const run = async () => {
      await store.dispatch(getInfo())
      await store.dispatch(searchOrigins({ query }))
    }
    await run()
    store.dispatch(resetAction(getInfo.typePrefix))
    expect(phases(store, getInfo).success).toBe(false)
    expect(phases(store, searchOrigins).errors).toEqual([refused])
    await run()
    store.dispatch(resetCommon('errors'))
    expect(phases(store, searchOrigins).errors).toEqual([])
    expect(phases(store, getInfo).success).toBe(true)
    store.dispatch(resetCommon())
    expect(store.getState().commonStore).toEqual({
      loading: {},
      underWay: {},
      success: {},
      errors: {},
      pageType: PAGE_TYPE.PUBLIC,
    })
  })
})

describe('a call answered with 401', () => {
  it('is known as such, and no other is', async () => {
    const seen: boolean[] = []
    for (const status of [401, 403]) {
      const store = createStore(fakeSend(refusing(infoCall, status)))
      seen.push(isUnauthorized(await store.dispatch(getInfo())))
    }
    expect(seen).toEqual([true, false])
  })
})
