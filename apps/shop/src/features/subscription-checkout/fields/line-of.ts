import type { Mask } from '@billett/contract'
import type { ComponentProps } from 'react'

/** What a browser can fill in by itself, by the names that fields of people have in the forms of all companies. */
const FILLED_IN: Record<string, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  birthDate: 'bday',
  email: 'email',
  phone: 'tel',
  street: 'address-line1',
  postCode: 'postal-code',
  city: 'address-level2',
}

type Line = Pick<ComponentProps<'input'>, 'autoCapitalize' | 'autoComplete' | 'maxLength' | 'spellCheck' | 'type'>

/** Signs beyond which nothing of the kind is read; the rules say the same in words. */
const MOST = 254

/** How a line of text is typed: with which keyboard, filled in by what. */
export function lineOf(field: Mask['fields'][number]): Line {
  const autoComplete = FILLED_IN[field.id] ?? 'off'
  switch (field.kind) {
    case 'email':
      return { type: 'email', autoComplete, maxLength: MOST }
    case 'phone':
      return { type: 'tel', autoComplete, maxLength: MOST }
    case 'bic':
      return { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 }
    default:
      return { autoComplete }
  }
}
