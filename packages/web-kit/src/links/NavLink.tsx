import { Link, type LinkProps } from './Link.tsx'
import { useLocation } from './use-location.ts'

const pathOf = (address: string): string => address.replace(/[?#].*$/, '').toLowerCase()

/** One of several links side by side; that of the page one is on says so. */
export function NavLink({ to, ...rest }: LinkProps) {
  const isHere = pathOf(useLocation().pathname) === pathOf(to)
  return <Link to={to} aria-current={isHere ? 'page' : undefined} {...rest} />
}
