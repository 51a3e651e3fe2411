import type { PathParams, RouteKey, Routes } from '@billett/paths'
import MuiLink, { type LinkProps } from '@mui/material/Link'
import { Link } from 'react-router'
import { useLink } from './use-link.ts'

/** Screens that need no parameters. */
export type PlainKey = {
  [K in RouteKey]: unknown extends PathParams<Routes[K]['en']> ? K : never
}[RouteKey]

interface Props extends Omit<LinkProps, 'href'> {
  to: PlainKey
}

/** A link to a screen in the language being read. */
export function RouteLink({ to, ...props }: Props) {
  const link = useLink()
  return <MuiLink component={Link} to={link(to)} {...props} />
}
