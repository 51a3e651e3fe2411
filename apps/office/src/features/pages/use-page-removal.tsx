import type { DynamicPage } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useRef } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { deleteDynamicPage } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What is asked before a page is taken away that staff have written; `question` is to be drawn. */
export function usePageRemoval(onRemoved: () => void) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const removal = useCall(deleteDynamicPage)
  const isGone = useRef(false)
  const isFree = useRef(false)
  return useConfirmed<DynamicPage>({
    title: t('pagesOfShop.remove'),
    text: page => t(page.isFree ? 'pagesOfShop.removeFree' : 'pagesOfShop.removeText', { title: page.title }),
    yes: t('pagesOfShop.remove'),
    act: async ({ identifier, clientId: client }) => {
      const answer = await dispatch(deleteDynamicPage({ params: { identifier }, query: { client } }))
      if (!deleteDynamicPage.fulfilled.match(answer)) return false
      // What waits for a second person is answered without a page.
      const [left] = answer.payload.data
      isGone.current = left?.identifier !== undefined
      isFree.current = left?.isFree === true
      return true
    },
    failure: <CallErrors errors={removal.errors} all />,
    onDone: () => {
      say(t(isGone.current ? (isFree.current ? 'pagesOfShop.gone' : 'pagesOfShop.removed') : 'pagesOfShop.asked'))
      onRemoved()
    },
  })
}
