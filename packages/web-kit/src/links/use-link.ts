import type { Link } from '@billett/paths'
import { createContext, use } from 'react'

/**
 * Given by the app, so that a screen can link to every other one in the language being read.
 */
export const LinkContext = createContext<Link | null>(null)

/** `const link = useLink(); <a href={link('cart')}>` in the language being read. */
export function useLink(): Link {
  const link = use(LinkContext)
  if (!link) throw new Error('useLink needs the app around it')
  return link
}
