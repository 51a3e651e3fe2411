import type { Language } from '@billett/domain'
import { routes } from '@billett/paths'

interface OpenIdWords {
  /** By scope: what the other service gets to know. */
  rights: Readonly<Record<string, string>>
  /** HTML with links; what has to be agreed to. */
  terms: (facts: { service: string; company: string }) => string
  error: { title: string; text: string; back: string }
  logout: { title: string; anotherService: string; text: (service: string) => string; yes: string; no: string }
}

/** What the provider says to people. */
export const OPEN_ID: Readonly<Record<Language, OpenIdWords>> = {
  de: {
    rights: {
      openid: 'Ihre Kundennummer bei uns, unter der Sie wiedererkannt werden',
      profile: 'Ihr Name, Ihr Geburtsdatum und Ihre Sprache',
      email: 'Ihre E-Mail-Adresse',
      address: 'Ihre Rechnungsadresse',
      phone: 'Ihre Telefonnummer',
      offline_access: 'Zugriff auf diese Angaben auch dann, wenn Sie gerade nicht angemeldet sind',
    },
    terms: ({ service, company }) =>
      `Ich bin einverstanden, dass ${company} diese Angaben an ${service} weitergibt. Es gelten die <a href="${routes.privacyPolicy.de}">Hinweise zum Datenschutz</a>.`,
    error: {
      title: 'Die Anmeldung beim anderen Dienst hat nicht geklappt',
      text: 'Die Anfrage ist abgelaufen oder unvollständig. Bitte beginnen Sie dort noch einmal, wo Sie hergekommen sind.',
      back: 'Zum Ticketshop',
    },
    logout: {
      title: 'Abmelden',
      anotherService: 'Ein anderer Dienst',
      text: service => `${service} möchte Sie auch hier im Ticketshop abmelden.`,
      yes: 'Abmelden',
      no: 'Angemeldet bleiben',
    },
  },
  en: {
    rights: {
      openid: 'your customer id with us, by which you are recognised',
      profile: 'your name, your date of birth and your language',
      email: 'your e-mail address',
      address: 'your invoice address',
      phone: 'your telephone number',
      offline_access: 'access to these data even when you are not signed in',
    },
    terms: ({ service, company }) =>
      `I agree that ${company} passes these data on to ${service}. The <a href="${routes.privacyPolicy.en}">privacy policy</a> applies.`,
    error: {
      title: 'Signing in to the other service did not work',
      text: 'The request has expired or is incomplete. Please begin again where you came from.',
      back: 'To the ticket shop',
    },
    logout: {
      title: 'Sign out',
      anotherService: 'Another service',
      text: service => `${service} would like to sign you out of the ticket shop, too.`,
      yes: 'Sign out',
      no: 'Stay signed in',
    },
  },
}
