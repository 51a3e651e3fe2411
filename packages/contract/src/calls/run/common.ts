import { LANGUAGES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { CurrencyCode, DateText } from '../../values/answered.ts'
import { GATEWAY_MODE } from '../../values/gateway-mode.ts'

const GatewayStatus = z.object({ mode: z.literal(Object.values(GATEWAY_MODE)), message: z.nullable(z.string()) })

const Version = z.object({ version: z.string(), apiVersions: z.record(z.string(), z.int()) })

/** What the shop says of itself: whose it is, which region it sells, and since when its data stand. */
const ServiceInfo = z.object({
  clientId: z.string(),
  clientName: z.string(),
  languages: z.array(z.enum(LANGUAGES)),
  currency: CurrencyCode,
  timeZone: z.string(),
  region: z.string(),
  timetableFrom: z.nullable(DateText),
  timetableUntil: z.nullable(DateText),
  tariffVersion: z.nullable(z.string()),
  demo: z.boolean(),
})
export type ServiceInfo = z.infer<typeof ServiceInfo>

const logLine = z.string().check(z.maxLength(2000))

/** An uncaught error of a screen (Spec 1 §7). */
const LogEntry = z.object({
  browser: logLine,
  platform: logLine,
  host: logLine,
  name: logLine,
  message: logLine,
  stack: z.array(logLine).check(z.maxLength(200)),
  info: z.array(logLine).check(z.maxLength(200)),
})
export type LogEntry = z.infer<typeof LogEntry>

export const getStatus = defineCall({
  name: 'common/getStatus',
  service: 'common',
  method: 'GET',
  path: '/status',
  summary: 'Gateway mode: production or maintenance',
  access: { who: 'public' },
  reply: list(GatewayStatus),
})

export const getVersion = defineCall({
  name: 'common/getVersion',
  service: 'common',
  method: 'GET',
  path: '/version',
  summary: 'Version of the product and of its services’ interfaces',
  access: { who: 'public' },
  reply: list(Version),
})

export const getInfo = defineCall({
  name: 'common/getInfo',
  service: 'common',
  method: 'GET',
  path: '/info',
  summary: 'Client, region, currency and age of the data',
  access: { who: 'public' },
  reply: list(ServiceInfo),
})

export const postLog = defineCall({
  name: 'common/postLog',
  service: 'common',
  method: 'POST',
  path: '/log',
  summary: 'Reports an uncaught error of a screen',
  access: { who: 'public' },
  body: LogEntry,
  reply: empty,
})
