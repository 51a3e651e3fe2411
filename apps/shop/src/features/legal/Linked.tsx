import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { phoneLink } from '@billett/web-kit/links/phone-link.ts'
import { createElement, Fragment } from 'react'

const CONTACTS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{6,}\d)/

const hrefOf = (contact: string): string => (contact.includes('@') ? `mailto:${contact}` : phoneLink(contact))

/** Text in which e-mail addresses and phone numbers can be pressed. */
export function Linked({ text }: { text: string }) {
  const shown = text
    .split(CONTACTS)
    .map((part, index) => (index % 2 === 1 ? createElement(TextLink, { href: hrefOf(part) }, part) : part))
  return createElement(Fragment, null, ...shown)
}
