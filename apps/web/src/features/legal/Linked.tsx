import { TextLink } from '@billett/web-kit/kit/TextLink.tsx'
import { Fragment } from 'react'

const CONTACTS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{6,}\d)/

const hrefOf = (contact: string): string =>
  contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replace(/ /g, '')}`

/** Text in which e-mail addresses and phone numbers can be pressed. */
export const Linked = ({ text }: { text: string }) =>
  text.split(CONTACTS).map((part, index) =>
    index % 2 === 1 ? (
      <TextLink key={index} href={hrefOf(part)}>
        {part}
      </TextLink>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
