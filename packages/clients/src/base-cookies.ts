import { CART_MINUTES, GUEST_DAYS } from '@billett/domain'
import type { CookieDefinition, Lifetime } from './schema/cookie.ts'
import type { LocalText } from './schema/local-text.ts'

/** How long an answer to the cookie notice is kept; not a year as in Spec 1 §9 (decision 43). */
export const CONSENT_DAYS = 30

const own = (name: string, keys: string[], lifetime: Lifetime, purpose: LocalText): CookieDefinition => ({
  category: 'required',
  name,
  keys,
  purpose,
  provider: '',
  group: null,
  lifetime,
  privacyPolicy: null,
  active: true,
})

/** What every shop keeps on the device to do what its visitor asks of it; none of it needs consent. */
export const requiredCookies: CookieDefinition[] = [
  own(
    'consent',
    ['cookie-consent', 'cookie-consent-id'],
    { unit: 'days', value: CONSENT_DAYS },
    {
      de: 'Merkt sich Ihre Auswahl in diesem Hinweis.',
      en: 'Remembers your choice in this notice.',
    },
  ),
  own('session', ['jwt', 'refresh_token', 'admin'], 'untilExpiry', {
    de: 'Hält Ihre Sitzung, damit der Warenkorb und Ihre Bestellung Ihnen gehören.',
    en: 'Keeps your session, so that cart and order remain yours.',
  }),
  own(
    'otherServices',
    ['open-id-session', 'open-id-interaction', 'open-id-resume'],
    { unit: 'days', value: 14 },
    {
      de: 'Führt Sie durch die Anmeldung bei einem anderen Dienst, wenn Sie dort Ihr Konto von hier benutzen.',
      en: 'Takes you through signing in to another service when you use your account from here there.',
    },
  ),
  own(
    'device',
    ['device'],
    { unit: 'days', value: 365 },
    {
      de: 'Erkennt Geräte wieder, auf denen Sie sich angemeldet haben, damit fremde Versuche Sie nicht aussperren.',
      en: 'Recognises devices on which you have signed in, so that tries of strangers do not lock you out.',
    },
  ),
  own(
    'cart',
    ['cart'],
    { unit: 'minutes', value: CART_MINUTES },
    {
      de: 'Merkt sich den Warenkorb.',
      en: 'Remembers the cart.',
    },
  ),
  own('tickets', ['last_sales', 'passes', 'Cache Storage'], 'persistent', {
    de: 'Hält gekaufte Tickets, die Ihrer Abos und die Seiten, die sie zeigen, auch ohne Netz bereit.',
    en: 'Keeps bought tickets, those of your subscriptions, and the pages that show them at hand without a network.',
  }),
  own('checkout', ['checkout', 'subscription_data', 'chunk-reload', 'typed'], 'session', {
    de: 'Bewahrt Ihre Angaben an der Kasse und in Formularen, falls die Seite neu geladen wird, und bis zur Zahlung, was sich dieses Gerät danach merken soll.',
    en: 'Keeps what you entered at the checkout and in forms in case the page is reloaded and, until it is paid, what this device is to remember afterwards.',
  }),
  own('brightness', ['brightness-told'], 'session', {
    de: 'Merkt sich, dass Ihnen der Rat zur Helligkeit des Bildschirms schon gegeben wurde.',
    en: 'Remembers that you have already been told about the brightness of the screen.',
  }),
  own('preview', ['shop_preview'], 'session', {
    de: 'Zeigt Mitarbeitenden in diesem Fenster den Shop eines anderen Tages; bei Fahrgästen ist es leer.',
    en: 'Shows staff the shop of another day in this tab; of passengers it is empty.',
  }),
  own('schoolTicketDraft', ['school_ticket_draft'], 'persistent', {
    de: 'Bewahrt einen angefangenen Antrag auf Schülertickets, bis Sie ihn absenden.',
    en: 'Keeps an application for tickets to school that was begun, until you send it.',
  }),
  own('favourites', ['favorite_locations', 'favorite_routes'], 'persistent', {
    de: 'Merkt sich Haltestellen und Strecken, die Sie mit dem Stern auswählen.',
    en: 'Remembers the stops and routes that you mark with the star.',
  }),
  own('travellers', ['travellers'], 'persistent', {
    de: 'Merkt sich, für wen Sie zuletzt gesucht haben: Zahl der Reisenden, Ermäßigungskarten, Klasse, Rad oder Hund.',
    en: 'Remembers for whom you searched last: number of travellers, discount cards, class, bicycle or dog.',
  }),
  own(
    'guest',
    ['guest'],
    { unit: 'days', value: GUEST_DAYS },
    {
      de: 'Merkt sich, wenn Sie es an der Kasse ankreuzen, E-Mail, Namen, Anschrift und Zahlungsart Ihres letzten Kaufs.',
      en: 'Remembers e-mail, name, address and way to pay of your last purchase, if you tick that at the checkout.',
    },
  ),
  own(
    'display',
    ['language', 'high-contrast', 'colour-scheme', 'browser-warning', 'motd_seen', 'map_options'],
    'persistent',
    {
      de: 'Merkt sich Sprache, Kontrast, hell oder dunkel, ausgeblendete Hinweise und ob Sie eine Karte sehen.',
      en: 'Remembers language, contrast, light or dark, the notices you have hidden and whether you see a map.',
    },
  ),
]

/** Nobody asked for it, so it is kept only for whoever agrees (§ 25 TDDDG). */
export const latestSearches: CookieDefinition = {
  ...own('latestSearches', ['latest_searches', 'latest_results'], 'persistent', {
    de: 'Merkt sich auf diesem Gerät Ihre letzten fünf Suchen, um sie Ihnen wieder anzubieten, und was die letzte fand, auch ohne Netz.',
    en: 'Remembers your last five searches on this device, to offer them again, and what the last one found, also offline.',
  }),
  category: 'comfort',
  active: false,
}
