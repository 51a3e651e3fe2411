import { createContext, use } from 'react'
import type { Link } from './links.ts'

/**
 * Given by the app, so that a feature can link to every screen without importing the table that imports the feature.
 */
export const LinkContext = createContext<Link | null>(null)

/** `const link = useLink(); <a href={link('cart')}>` in the language being read. */
export function useLink(): Link {
  const link = use(LinkContext)
  if (!link) throw new Error('useLink needs the app around it')
  return link
}
