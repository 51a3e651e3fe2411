import type { CookieChoice } from '@billett/clients'
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { logConsent } from '../../state/service-info/consent.calls.ts'
import { storedConsentId } from '../../storage/consent-id.ts'
import { storedConsent } from '../../storage/cookie-consent.ts'
import { keepForOffline } from '../../storage/keep-for-offline.ts'
import { isAccepted } from './choices.ts'
import { ConsentContext, type ConsentValue } from './consent-context.ts'
import { forgetRefused } from './forget-refused.ts'

interface Props {
  /** As the first screen was drawn. */
  undecided: boolean
  children: ReactNode
}

export function ConsentProvider({ undecided, children }: Props) {
  const { cookies, modules } = useShop().client.config
  const { expireInDays, format } = modules.cookieNotice
  const dispatch = useAppDispatch()
  const [consent, setConsent] = useState<CookieChoice>()
  // A banner is drawn with the page; a dialog opens over it, and only a browser can do that.
  const [known, setKnown] = useState(undecided && format === 'banner')
  const [settings, setSettings] = useState<'closed' | 'open' | 'openFromNotice' | 'backInNotice'>('closed')
  // A transition: what is known now need not keep the rest of the page from being taken over piece by piece.
  useEffect(
    () =>
      startTransition(() => {
        const stored = storedConsent.read()
        forgetRefused(cookies, stored)
        setConsent(stored)
        setKnown(true)
      }),
    [cookies],
  )
  const log = useCallback(
    async (choices: CookieChoice): Promise<void> => {
      const answer = await dispatch(logConsent({ body: { choices, consentId: storedConsentId.read() } }))
      const receipt = logConsent.fulfilled.match(answer) ? answer.payload.data[0] : undefined
      if (receipt) storedConsentId.write(receipt.consentId)
    },
    [dispatch],
  )
  const value = useMemo(
    (): ConsentValue => ({
      consent,
      known,
      settingsOpen: settings === 'open' || settings === 'openFromNotice',
      backInNotice: settings === 'backInNotice',
      save(chosen) {
        storedConsent.write(chosen, expireInDays)
        forgetRefused(cookies, chosen)
        keepForOffline()
        setConsent(chosen)
        setSettings('closed')
        // The proof of it; where nobody answers, the choice counts all the same.
        void log(chosen)
      },
      openSettings: () => setSettings('open'),
      openFromNotice: () => setSettings('openFromNotice'),
      closeSettings: () => setSettings(settings === 'openFromNotice' ? 'backInNotice' : 'closed'),
      isAccepted: (category, name) => isAccepted(consent, category, name),
    }),
    [consent, known, settings, expireInDays, cookies, log],
  )
  return <ConsentContext value={value}>{children}</ConsentContext>
}
