import { randomUUID } from 'node:crypto'
import { defaultClient } from '@billett/clients'
import type { Language } from '@billett/domain'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { demoMessageId } from '../../apps/server/src/adapters/demo/demo-message-id.ts'
import { storedMessagesSeen } from '../../apps/shop/src/storage/messages-seen.ts'
import { collectSaid, type Said } from './said.ts'
import { watch } from './troubles.ts'
import { wordsIn } from './words.ts'

export interface Visit {
  language?: Language
  /** Pixels; 1280 unless told. */
  width?: number
  /** Pixels; 900 unless told. */
  height?: number
  /** What the device wishes; light unless told. */
  scheme?: 'light' | 'dark'
  /** False where a journey answers requests itself: what a service worker asks for, it never sees. */
  worker?: boolean
  /** False where the browser runs no script of a page. */
  script?: boolean
  /** True where the messages of the day belong to the story; other passengers have closed them before. */
  messages?: boolean
}

/** Somebody at a browser of their own. */
export interface Passenger {
  page: Page
  context: BrowserContext
  language: Language
  t: Awaited<ReturnType<typeof wordsIn>>
  email: string
  /** What was read out by live regions, in its order. */
  said: readonly Said[]
  /** Everything the browser complained about that the journey did not announce. */
  troubles: string[]
  /** Announces a complaint that belongs to the story. */
  expectTrouble: (pattern: RegExp) => void
}

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

/** Milliseconds; nothing a passenger waits for takes longer, on a machine that is busy with something else. */
const PATIENCE = 45_000

/** How it is remembered that the demo's message of the day was closed. */
const CLOSED = {
  key: storedMessagesSeen.key,
  value: JSON.stringify([demoMessageId(defaultClient.config.settings.clientId)]),
}

function closeMessages({ key, value }: typeof CLOSED): void {
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  } catch {
    // A page without a storage shows no messages.
  }
}

export async function newPassenger(
  browser: Browser,
  {
    language = 'de',
    width = 1280,
    height = 900,
    scheme = 'light',
    worker = true,
    script = true,
    messages = false,
  }: Visit,
): Promise<Passenger> {
  const context = await browser.newContext({
    locale: LOCALES[language],
    timezoneId: 'Europe/Berlin',
    viewport: { width, height },
    // A scanner reads the ticket at any sharpness; at the usual one, drawing costs a third less.
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: scheme,
    javaScriptEnabled: script,
    serviceWorkers: worker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(PATIENCE)
  if (!messages) await context.addInitScript(closeMessages, CLOSED)
  const watched = watch(context)
  const said = await collectSaid(context)
  return {
    page: await context.newPage(),
    context,
    language,
    t: await wordsIn(language),
    email: `wanda.${randomUUID().slice(0, 8)}@example.org`,
    said,
    ...watched,
  }
}

/** The same person in another tab of the same browser. */
export const inNewTab = async (passenger: Passenger): Promise<Passenger> => ({
  ...passenger,
  page: await passenger.context.newPage(),
})
