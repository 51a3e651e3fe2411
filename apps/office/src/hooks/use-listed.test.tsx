import * as contract from '@billett/contract'
import { fakeSend } from '@billett/web-kit/testing/fake-send.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { getStaffMessages } from '../state/admin/admin.calls.ts'
import { createStore } from '../state/store.ts'
import { useListed } from './use-listed.ts'

it('what was asked for before does not take the place of what is asked for now, however late it comes', async () => {
  const pages = [0, 1].map(() => Promise.withResolvers<void>())
  const { send } = fakeSend({
    name: contract.getStaffMessages.name,
    answer: async ({ query }) => {
      const page = Number(Reflect.get(query ?? {}, 'page'))
      await pages[page]?.promise
      return { ok: true, status: 200, data: [{ title: `page ${page}` }] }
    },
  })
  const store = createStore({ send })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result, rerender } = renderHook(({ page }) => useListed(getStaffMessages, { query: { page, pageSize: 1 } }), {
    wrapper,
    initialProps: { page: 0 },
  })
  rerender({ page: 1 })
  pages[1]?.resolve()
  await waitFor(() => expect(result.current.rows).toMatchObject([{ title: 'page 1' }]))
  await act(async () => pages[0]?.resolve())
  expect(result.current.rows).toMatchObject([{ title: 'page 1' }])
})
