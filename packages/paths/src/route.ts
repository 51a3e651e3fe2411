import type { MenuNode, Right } from '@billett/domain'
import type { Area } from './area.ts'

/** One screen: its addresses and who may see it. What is shown there is the business of the app of its area. */
export interface Route<Title extends string = string> {
  /**
   * Patterns: `/confirm/:id` has a parameter, `/relation/*` goes on as it likes; both languages have the same
   * parameters.
   */
  de: string
  en: string
  /** Names a text of the web-kit, below `frame.titles`; several screens may share one. */
  title: Title
  area: Area
  /**
   * `public`: anyone · `customer`: signed in · `staff`: signed in, in the area of the staff · `portal`: signed in at
   * the shop, as somebody of a school or cost unit.
   */
  access: 'public' | 'customer' | 'staff' | 'portal'
  /** What those who are signed in need beside; who lacks one is told whom to ask (Spec 1 §2.7). */
  rights?: readonly Right[]
  /** Whether only staff who see every client that is served work there: it concerns the server, which they share. */
  everyClient?: true
  /** Entries of the portal's menu of which one is enough (Spec 3 §6). */
  nodes?: readonly MenuNode[]
  /** Where only clients with the whole shop have it: on the way to a ticket (`settings.routeSet`). */
  only?: 'shop'
  /** Shown without header, footer and breadcrumbs (Spec 1 §1). */
  embedded?: boolean
  /** `maintenance`: only while the gateway is in maintenance (Spec 1 §2.3). */
  needs?: 'maintenance'
}
