import { isMeantFor } from '@billett/domain'
import { isAdminPath } from '@billett/paths'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { Suspense, useCallback, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { useInEachLanguage } from '../../hooks/use-in-each-language.ts'
import { useConsent } from '../../parts/cookies/consent-context.ts'
import { getMessageOfTheDay } from '../../state/user/user.calls.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { storedMessagesSeen } from '../../storage/messages-seen.ts'
import { placeOfScreen } from './place-of-screen.ts'

const MessageDialog = lazyPiece(() => import('./MessageDialog.tsx').then(module => module.MessageDialog))

/**
 * Shows what the operator has to tell whoever is there, once on each device, when the cookie notice has been answered
 * (Spec 1 §4).
 */
export function MessageReminder() {
  const { client } = useShop()
  const { modules } = client.config
  const { consent } = useConsent()
  const embedded = useEmbedded()
  const { pathname } = useLocation()
  const place = placeOfScreen(useRoute())
  const dispatch = useAppDispatch()
  const { messagesOfTheDay, termsDialogOpen } = useAppSelector(selectUser)
  const [seen, setSeen] = useState<string[]>()
  const isOn = modules.messageOfTheDay && !embedded && !isAdminPath(pathname)
  const isAnswered = consent !== undefined || !modules.cookieNotice.enabled
  const ask = useCallback(() => {
    if (!isOn || !isAnswered) return
    setSeen(storedMessagesSeen.read())
    void dispatch(getMessageOfTheDay())
  }, [dispatch, isOn, isAnswered])
  useInEachLanguage(ask)
  if (!isOn || !isAnswered || seen === undefined || termsDialogOpen) return null
  const fresh = (messagesOfTheDay ?? []).filter(({ id, places }) => !seen.includes(id) && isMeantFor(places, place))
  if (fresh.length === 0) return null
  const close = (): void => {
    const ids = fresh.map(({ id }) => id)
    storedMessagesSeen.add(ids)
    setSeen([...ids, ...seen])
  }
  return (
    <Suspense fallback={null}>
      <MessageDialog messages={fresh} onClose={close} />
    </Suspense>
  )
}
