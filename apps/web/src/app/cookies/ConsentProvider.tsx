import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { type Consent, storedConsent } from '../../storage/cookie-consent.ts'
import { useShop } from '../shop.ts'
import { isAccepted } from './choices.ts'
import { ConsentContext, type ConsentValue } from './consent-context.ts'

interface Props {
  /** As the first screen was drawn. */
  undecided: boolean
  children: ReactNode
}

export function ConsentProvider({ undecided, children }: Props) {
  const { expireInDays, format } = useShop().client.config.modules.cookieNotice
  const [consent, setConsent] = useState<Consent>()
  // A banner is drawn with the page; a dialog opens over it, and only a browser can do that.
  const [known, setKnown] = useState(undecided && format === 'banner')
  const [settingsOpen, setSettingsOpen] = useState(false)
  // A transition: what is known now need not keep the rest of the page from being taken over piece by piece.
  useEffect(
    () =>
      startTransition(() => {
        setConsent(storedConsent.read())
        setKnown(true)
      }),
    [],
  )
  const value = useMemo(
    (): ConsentValue => ({
      consent,
      known,
      settingsOpen,
      save(chosen) {
        storedConsent.write(chosen, expireInDays)
        setConsent(chosen)
        setSettingsOpen(false)
      },
      openSettings: () => setSettingsOpen(true),
      closeSettings: () => setSettingsOpen(false),
      isAccepted: (category, name) => isAccepted(consent, category, name),
    }),
    [consent, known, settingsOpen, expireInDays],
  )
  return <ConsentContext value={value}>{children}</ConsentContext>
}
