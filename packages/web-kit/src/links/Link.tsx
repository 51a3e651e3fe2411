import type { ComponentProps, MouseEvent } from 'react'
import { useHistory } from './router-context.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this app. */
  to: string
  /** Has the browser load it, as it does any other. */
  reloadDocument?: boolean
  /** Takes the place of this address: going back leads to the one before. */
  replace?: boolean
}

/** A new tab or window, a download, the menu of the mouse: that is between the reader and the browser. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** A link inside the app: what is pressed plainly is shown without loading anew. */
export function Link({ to, reloadDocument = false, replace = false, onClick, ...rest }: LinkProps) {
  const { now, navigate } = useHistory()
  const isHere = (): boolean => {
    const { pathname, search, hash } = now().location
    return to === `${pathname}${search}${hash}`
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    const elsewhere = rest.target !== undefined && rest.target !== '_self'
    if (reloadDocument || elsewhere || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    navigate(to, { replace: replace || isHere() })
  }
  return <a {...rest} href={to} onClick={follow} />
}
