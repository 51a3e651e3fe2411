import { type Check, type Client, examineClient, fault } from '@billett/clients'
import type { Instant } from '@billett/domain'
import type { ServerConfig } from '../config/server-config.ts'
import { NO_REGION } from '../ports/region-store.ts'
import type { RenderPage } from '../web/page-renderer.ts'
import { examineAddress } from './examine-address.ts'
import { examineKeys, type NamedCertificate } from './examine-keys.ts'
import { examinePage } from './examine-page.ts'

export interface Patient {
  client: Client
  publicUrl: string
}

export interface Diagnosis {
  client: Client
  checks: Check[]
}

export interface Instruments {
  config: Pick<ServerConfig, 'TICKET_KEY' | 'BILLETT_DEMO'>
  certificates: readonly NamedCertificate[]
  /** Undefined where the web is not built. */
  render: RenderPage | undefined
  now: Instant
}

/** Links that a client sends to pages of its own instead (Spec 1 §3, texts). */
const elsewhere = ({ config: { texts } }: Client): ReadonlySet<string> =>
  new Set([
    ...(texts.legalNotice === null ? [] : ['imprint']),
    ...(texts.terms === null ? [] : ['terms']),
    ...(texts.privacyPolicy === null ? [] : ['privacy policy']),
  ])

async function pages(client: Client, render: RenderPage | undefined): Promise<Check> {
  if (!render)
    return {
      about: 'links of the law, without script',
      findings: [fault('the web is not built, so no page can be looked at')],
    }
  return examinePage(async (language, query) => {
    const { document } = await render({
      client,
      region: NO_REGION,
      url: `/?language=${language}${query}`,
      cookie: undefined,
      acceptLanguage: language,
    })
    return document
  }, elsewhere(client))
}

/** Everything that can be said of a client before its passengers find out. */
export async function diagnose({ client, publicUrl }: Patient, instruments: Instruments): Promise<Diagnosis> {
  const { config, certificates, render, now } = instruments
  return {
    client,
    checks: [
      ...examineClient(client),
      await pages(client, render),
      examineKeys({ pem: config.TICKET_KEY, isDemo: config.BILLETT_DEMO }, certificates, now),
      await examineAddress(publicUrl, now),
    ],
  }
}

export const hasFaults = ({ checks }: Diagnosis): boolean =>
  checks.some(({ findings }) => findings.some(({ kind }) => kind === 'fault'))
