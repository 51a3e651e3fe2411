import type { ComponentType } from 'react'
import type { frame } from '../texts/de/frame.ts'

type Below<Key, Area extends string> = Key extends `${Area}.${infer Rest}` ? Rest : never

/** A text key below `frame.titles`. */
type TitleKey = Below<keyof typeof frame, 'frame.titles'>

/** One screen. Paths are react-router patterns; both languages have the same parameters. */
export interface Route {
  de: string
  en: string
  page: () => Promise<ComponentType>
  title: TitleKey
  /** `public`: anyone · `customer`: signed in · `staff`: signed in, in the area of the staff. */
  access: 'public' | 'customer' | 'staff'
  /** Where only clients with the whole shop have it: on the way to a ticket (`settings.routeSet`). */
  only?: 'shop'
  /** Shown without header, footer and breadcrumbs (Spec 1 §1). */
  embedded?: boolean
  /**
   * `maintenance`: only while the gateway is in maintenance · `signedOut`: not for somebody who is signed in (Spec 1
   * §2.3).
   */
  needs?: 'maintenance' | 'signedOut'
}
