import type { PostalAddress } from './address.ts'
import type { LocalText } from './local-text.ts'
import type { Operator } from './operator.ts'

/** What differs from one transport company to the next; a configuration is made of it by `configOf`. */
export interface Company {
  /** As passengers call it. */
  title: string
  nameShort: string
  clientId: string
  /** The first is its own. */
  hosts: readonly [string, ...string[]]
  /** Home page and mail addresses: `vv-luehrtal.example`. */
  domain: string
  /** Before the @ of the address that passengers write to. */
  mailbox: string
  /** As it is registered. */
  company: string
  address: Omit<PostalAddress, 'name' | 'nameAdd'> & { nameAdd?: string }
  managers: string[]
  registerCourt: string
  registerNumber: string
  vatId: string
  creditorId?: string
  collectionAccount?: NonNullable<Operator['collectionAccount']>
  phone: string
  serviceHours: LocalText
  authorities: Pick<Operator, 'dataProtectionAuthority' | 'licensingAuthority'>
  htmlHeader: Record<'tab' | 'description' | 'keywords', LocalText>
}
