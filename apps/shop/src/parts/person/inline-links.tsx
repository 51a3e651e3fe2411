import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Fragment, type ReactNode } from 'react'

const LINK = /<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gi
const SAFE = /^(https?:\/\/|mailto:|\/(?!\/))/i

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** The words of a text with marks. */
export const plainText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')

/**
 * A sentence whose only marks are links, drawn anew: nothing else of its markup reaches the page, on the server
 * neither.
 */
export function inlineLinks(html: string): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of html.matchAll(LINK)) {
    const [whole, href = '', text = ''] = match
    parts.push(plainText(html.slice(end, match.index)))
    parts.push(
      SAFE.test(href) ? (
        <TextLink key={match.index} href={href} target="_blank" rel="noreferrer">
          {plainText(text)}
        </TextLink>
      ) : (
        <Fragment key={match.index}>{plainText(text)}</Fragment>
      ),
    )
    end = match.index + whole.length
  }
  return [...parts, plainText(html.slice(end))]
}
