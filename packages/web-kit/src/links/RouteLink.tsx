import type { PathParams, RouteKey, Routes } from '@billett/paths'
import { TextLink, type TextLinkLook } from '../kit/text/TextLink.tsx'
import { Link, type LinkProps } from './Link.tsx'
import { useLink } from './use-link.ts'

/** Screens that need no parameters. */
export type PlainKey = {
  [K in RouteKey]: unknown extends PathParams<Routes[K]['en']> ? K : never
}[RouteKey]

export interface RouteLinkProps extends TextLinkLook, Omit<LinkProps, 'to' | keyof TextLinkLook> {
  to: PlainKey
}

/** A link to a screen in the language being read. */
export function RouteLink({ to, ...props }: RouteLinkProps) {
  const link = useLink()
  return <TextLink component={Link} to={link(to)} {...props} />
}
