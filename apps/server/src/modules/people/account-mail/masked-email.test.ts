import { expect, it } from 'vitest'
import { maskedEmail } from './masked-email.ts'

it.each([
  ['ada@example.org', 'a•••@e•••.org'],
  ['a@b.de', 'a•••@b•••.de'],
  ['"a@b"@mail.example.co.uk', '"•••@m•••.uk'],
  ['öl@straße.example', 'ö•••@s•••.example'],
])('%s is shown as %s', (email, masked) => expect(maskedEmail(email)).toBe(masked))
