import type { Failure } from '@billett/contract'
import type { Language } from '@billett/domain'
import { createContext, use, useSyncExternalStore } from 'react'
import type { common } from './de/common.ts'
import type { signIn } from './de/sign-in.ts'
import type { Asked, Say } from './look-up.ts'

/** Every key of a text the kit says by itself. */
export type KitKey = Asked<keyof typeof common> | Asked<keyof typeof signIn> | `error.${Failure}`

export type SayOfKit = Say<KitKey>

interface KitReading {
  language: Language
  t: SayOfKit
  find: (key: string) => string | undefined
}

/** Texts of an app; those of the kit are among them. */
interface KitTexts {
  current: () => KitReading
  listen: (listener: () => void) => () => void
}

export const KitTextsContext = createContext<KitTexts | null>(null)

/** `t('common.optional')` in the language being read. */
export function useKitTexts(): KitReading {
  const texts = use(KitTextsContext)
  if (!texts) throw new Error('useKitTexts needs the app around it')
  return useSyncExternalStore(texts.listen, texts.current, texts.current)
}
