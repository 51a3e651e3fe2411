import { configOf, type Deviations } from '../config-of.ts'
import { logoOf, type MarkName } from '../look/marks.ts'
import { type Look, themeOf } from '../look/theme-of.ts'
import type { Client } from '../schema/client.ts'
import type { Company } from '../schema/company.ts'
import type { LocalText } from '../schema/local-text.ts'

/** A company as it is written down: a page of facts, and what follows from them is made. */
export interface CompanyFacts
  extends Pick<
    Company,
    | 'title'
    | 'nameShort'
    | 'clientId'
    | 'domain'
    | 'company'
    | 'address'
    | 'managers'
    | 'registerNumber'
    | 'vatId'
    | 'phone'
  > {
  /** As in `CLIENT=`. */
  name: string
  /** `Bus und Bahn` */
  vehicles: LocalText
  /** `im Auental`, with its preposition. */
  where: LocalText
  headline: LocalText
  mailbox?: string
  serviceHours?: LocalText
  look: Look
  mark: MarkName
  deviations?: Deviations
}

const OFFICE_HOURS: LocalText = { de: 'Montag bis Freitag, 8 bis 18 Uhr', en: 'Monday to Friday, 8 a.m. to 6 p.m.' }

/** Where the invented companies lie. */
const AUTHORITIES: Company['authorities'] = {
  dataProtectionAuthority: {
    de: 'Landesbeauftragte für den Datenschutz, Musterallee 7, 99980 Musterhauptstadt',
    en: 'State Commissioner for Data Protection, Musterallee 7, 99980 Musterhauptstadt',
  },
  licensingAuthority: {
    de: 'Landesamt für Verkehr, 99980 Musterhauptstadt',
    en: 'State Office for Transport, 99980 Musterhauptstadt',
  },
}

export function clientOf({ name, vehicles, where, headline, look, mark, deviations, ...facts }: CompanyFacts): Client {
  const company: Company = {
    mailbox: 'service',
    serviceHours: OFFICE_HOURS,
    ...facts,
    hosts: [`${name}.localhost`],
    registerCourt: `Amtsgericht ${facts.address.city}`,
    authorities: AUTHORITIES,
    htmlHeader: {
      tab: { de: `Tickets ${where.de}`, en: `Tickets ${where.en}` },
      description: {
        de: `Tickets für ${vehicles.de} ${where.de} online kaufen.`,
        en: `Buy tickets for ${vehicles.en} ${where.en} online.`,
      },
      keywords: {
        de: `Ticket, Fahrkarte, ${facts.address.city}, ${facts.nameShort}`,
        en: `ticket, ${facts.address.city}, ${facts.nameShort}`,
      },
    },
  }
  const lead: LocalText = {
    de: `Ihr Ticket für ${vehicles.de} ${where.de}.`,
    en: `Your ticket for ${vehicles.en} ${where.en}.`,
  }
  const texts = { headline, lead, translations: { de: {}, en: {} } }
  const theme = themeOf(look)
  return { name, config: configOf(company, deviations), theme, texts, logo: logoOf(mark, theme.palette) }
}
