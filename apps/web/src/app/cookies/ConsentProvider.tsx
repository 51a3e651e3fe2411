import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type Consent, storedConsent } from '../../storage/cookie-consent.ts'
import { useShop } from '../shop.ts'
import { isAccepted } from './choices.ts'
import { ConsentContext, type ConsentValue } from './consent-context.ts'

export function ConsentProvider({ children }: { children: ReactNode }) {
  const { expireInDays } = useShop().client.config.modules.cookieNotice
  const [consent, setConsent] = useState<Consent>()
  const [known, setKnown] = useState(false)
  const [settingsOpen, setSettingsOpen] = useState(false)
  useEffect(() => {
    setConsent(storedConsent.read())
    setKnown(true)
  }, [])
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
