import type { Roles } from '../look/roles.ts'

/** WCAG 2.2 AA: text, and the edges of controls. */
const TEXT_CONTRAST = 4.5
const CONTROL_CONTRAST = 3

type Role = keyof Roles

interface Pair {
  front: Role
  back: Role
  least: number
}

const written = (front: Role, ...backs: readonly Role[]): Pair[] =>
  backs.map(back => ({ front, back, least: TEXT_CONTRAST }))

const drawn = (front: Role, ...backs: readonly Role[]): Pair[] =>
  backs.map(back => ({ front, back, least: CONTROL_CONTRAST }))

/** What is written or drawn on what, in every theme. */
export const PAIRS: readonly Pair[] = [
  ...written('text', 'page', 'surface', 'raised', 'primaryTint'),
  ...written('textSoft', 'page', 'surface', 'raised', 'primaryTint'),
  ...written('primary', 'page', 'surface', 'raised', 'primaryTint'),
  ...written('onPrimary', 'primary'),
  ...written('onHero', 'hero'),
  ...written('onFooter', 'footer'),
  ...written('success', 'surface', 'raised'),
  ...written('onSuccess', 'success'),
  ...written('warning', 'surface', 'raised'),
  ...written('onWarning', 'warning'),
  ...written('error', 'page', 'surface', 'raised'),
  ...written('onError', 'error'),
  ...written('info', 'surface', 'raised'),
  ...written('onInfo', 'info'),
  ...written('live', 'surface', 'primaryTint'),
  ...drawn('controlEdge', 'page', 'surface', 'raised'),
  ...drawn('focus', 'page', 'surface', 'raised', 'primaryTint'),
]
